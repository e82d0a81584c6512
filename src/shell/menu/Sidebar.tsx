import './Sidebar.css';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../domain/paths';
import { Brand } from '../../ui/navigation/Brand';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/classNames';
import { Link } from 'react-router-dom';
import { selectSidebarCollapsed, sidebarCollapseChosen } from '../preferences/preferencesSlice';
import { MenuList } from './MenuList';
import { angleDoubleLeftIcon } from '../../ui/icon/drawings/angleDoubleLeftIcon';
import { angleDoubleRightIcon } from '../../ui/icon/drawings/angleDoubleRightIcon';

/** The menu beside the page from 992 px on: 264 px wide, or 72 px with icons only. */
export function Sidebar() {
  const collapsed = useSelector(selectSidebarCollapsed);
  const dispatch = useDispatch();
  return (
    <nav aria-label="Разделы" className={classNames('sidebar', collapsed && 'sidebar--collapsed')}>
      <Link to={paths.offers} className="sidebar__brand">
        <Brand markOnly={collapsed} />
      </Link>
      <div className="sidebar__menu">
        <MenuList collapsed={collapsed} />
      </div>
      <IconButton
        className="sidebar__toggle"
        icon={collapsed ? angleDoubleRightIcon : angleDoubleLeftIcon}
        label={collapsed ? 'Развернуть меню' : 'Свернуть меню'}
        onClick={() => dispatch(sidebarCollapseChosen(!collapsed))}
      />
    </nav>
  );
}
