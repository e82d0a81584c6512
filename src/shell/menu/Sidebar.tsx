import './Sidebar.css';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { paths } from '../../domain/paths';
import { Brand } from '../../ui/navigation/Brand';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/classNames';
import { selectSidebarCollapsed, sidebarCollapseChosen } from '../preferences/preferencesSlice';
import { MenuList } from './MenuList';
import { angleDoubleLeftIcon, angleDoubleRightIcon } from '../../ui/icon/frameIcons';
import type { DrawerProps } from '../../ui/overlay/Drawer';
import { createPart } from '../lazy/LazyPart';
import { QuietPart } from '../lazy/QuietPart';
import { OpenedPart } from '../modal/OpenedPart';
import { useWideScreen } from '../screen/breakpoints';
import { drawerClosed, selectMenu } from './menuSlice';

/** The menu beside the page from 992 px on: 264 px wide, or 72 px with icons only. */
export function Sidebar() {
  const collapsed = useAppSelector(selectSidebarCollapsed);
  const dispatch = useAppDispatch();
  return (
    <nav
      aria-label="Разделы"
      className={classNames(
        'sidebar hidden flex-none flex-col gap-4 bg-surface sticky',
        collapsed && 'sidebar--collapsed items-center',
      )}
    >
      <Link to={paths.offers} className="sidebar__brand rounded no-underline">
        <Brand markOnly={collapsed} />
      </Link>
      <div className="sidebar__menu flex-1 min-h-0">
        <MenuList collapsed={collapsed} />
      </div>
      <IconButton
        className="sidebar__toggle self-start"
        icon={collapsed ? angleDoubleRightIcon : angleDoubleLeftIcon}
        label={collapsed ? 'Развернуть меню' : 'Свернуть меню'}
        onClick={() => dispatch(sidebarCollapseChosen(!collapsed))}
      />
    </nav>
  );
}

const drawer = createPart<DrawerProps>(() => import('../../ui/overlay/Drawer'));

/** The menu of screens below 992 px, opened by the button in the top bar. A click on a line closes it. */
export function MenuDrawer() {
  const { drawerOpen } = useAppSelector(selectMenu);
  const dispatch = useAppDispatch();
  const wide = useWideScreen();
  const close = () => dispatch(drawerClosed());

  if (wide) return null;
  // Loads the drawer in advance, because it must also open without a network.
  if (!drawerOpen) return <QuietPart part={drawer}>{() => null}</QuietPart>;
  return (
    <OpenedPart part={drawer} onClose={close}>
      {(Drawer) => (
        <Drawer onClose={close} label="Меню" header={<Brand />}>
          <nav aria-label="Разделы">
            <MenuList onNavigate={close} />
          </nav>
        </Drawer>
      )}
    </OpenedPart>
  );
}
