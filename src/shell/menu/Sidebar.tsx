import './Sidebar.css';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/Brand';
import { IconButton } from '../../ui/IconButton';
import { classNames } from '../../ui/classNames';
import { HOME_PATH } from '../addresses';
import { menuCollapseToggled, selectMenu } from './menuSlice';
import { MenuList } from './MenuList';

/** The menu beside the page from 992 px on: 264 px wide, or 72 px with icons only. */
export function Sidebar() {
  const { collapsed } = useSelector(selectMenu);
  const dispatch = useDispatch();
  return (
    <nav aria-label="Разделы" className={classNames('sidebar', collapsed && 'sidebar--collapsed')}>
      <Link to={HOME_PATH} className="sidebar__brand">
        <Brand markOnly={collapsed} />
      </Link>
      <div className="sidebar__menu">
        <MenuList collapsed={collapsed} />
      </div>
      <IconButton
        className="sidebar__toggle"
        icon={collapsed ? 'angle-double-right' : 'angle-double-left'}
        label={collapsed ? 'Развернуть меню' : 'Свернуть меню'}
        onClick={() => dispatch(menuCollapseToggled())}
      />
    </nav>
  );
}
