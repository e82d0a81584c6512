import './MenuList.css';
import { memo, useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Icon } from '../../ui/icon/Icon';
import { classNames } from '../../ui/classNames';
import { isGroupOpen, menuGroupToggled, reloadFrame, selectMenu } from './menuSlice';
import { activeItemId, deriveMenu, type MenuGroup, type MenuItem } from './selectMenu';
import { angleDownIcon, angleRightIcon } from '../../ui/icon/frameIcons';
import { useCurrentUser } from '../../session/currentUser';
import { loadAhead } from '../modules/firstCalls';
import { selectModuleNames } from '../modules/modulesSlice';
import { moduleRegistry } from '../modules/registry';
import { Tooltip } from '../../ui/overlay/Tooltip';

export interface MenuLineProps {
  item: MenuItem;
  active: boolean;
  /** True to show only the icon; a tooltip then shows the name. */
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

function MenuLine({ item, active, collapsed, onNavigate }: MenuLineProps) {
  const dispatch = useAppDispatch();
  const { badges } = useAppSelector(selectMenu);
  const badge = badges[item.id];
  const user = useCurrentUser();
  const onApproach = () => loadAhead(item.to, user);

  const onClick = () => {
    if (item.reloadsFrame) dispatch(reloadFrame());
    onNavigate?.();
  };
  const link = (
    <Link
      to={item.to}
      className="menu-line relative flex items-center text-default rounded hover-bg no-underline gap-10px"
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      {...(active && { 'aria-current': 'page' as const })}
    >
      <Icon drawing={item.icon ?? angleRightIcon} />
      <span className={collapsed ? 'visually-hidden' : 'min-w-0'}>
        {item.label}
        {item.caption !== null && (
          <small className="block font-normal text-muted">{item.caption}</small>
        )}
      </span>
      {badge !== undefined && (
        <span className="menu-line__badge ms-auto text-muted text-13 font-medium">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </Link>
  );
  if (!collapsed) return link;
  return (
    <Tooltip text={item.label} side="right" visualOnly block>
      {link}
    </Tooltip>
  );
}

function useMenu(): { groups: readonly MenuGroup[]; activeId: string | null } {
  const user = useCurrentUser();
  const serverNames = useAppSelector(selectModuleNames);
  const modules = moduleRegistry.list();
  const { pathname } = useLocation();

  const groups = useMemo(
    () => deriveMenu({ modules, serverNames, user }),
    [modules, serverNames, user],
  );
  return { groups, activeId: activeItemId(groups, pathname) };
}

interface MenuListProps {
  collapsed?: boolean;
  onNavigate?: () => void;
}

interface MenuSectionProps extends MenuListProps {
  group: MenuGroup;
  activeId: string | null;
}

/** Memoized, because the list renders at each change of the address. */
const MenuSection = memo(function MenuSection({
  group,
  activeId,
  collapsed = false,
  onNavigate,
}: MenuSectionProps) {
  const dispatch = useAppDispatch();
  const menu = useAppSelector(selectMenu);
  const titleId = useId();
  const listId = useId();
  // A collapsed menu has no headings, so all groups are open.
  const open = collapsed || group.label === null || isGroupOpen(menu, group.id);

  return (
    <div
      className="menu-group"
      {...(group.label !== null && { role: 'group', 'aria-labelledby': titleId })}
    >
      {group.label !== null &&
        (collapsed ? (
          <span id={titleId} className="visually-hidden">
            {group.label}
          </span>
        ) : (
          <button
            type="button"
            className="menu-group__title flex items-center justify-between gap-2 w-full text-muted rounded min-h-touch-28"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => dispatch(menuGroupToggled(group.id))}
          >
            <span id={titleId}>{group.label}</span>
            <Icon
              drawing={open ? angleDownIcon : angleRightIcon}
              size="sm"
              className="menu-group__arrow"
            />
          </button>
        ))}
      <ul id={listId} className={open ? 'flex flex-col gap-2px' : undefined} hidden={!open}>
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuLine
              item={item}
              active={item.id === activeId}
              collapsed={collapsed}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The sections of the cabinet, for the sidebar and the drawer. */
export function MenuList({ collapsed = false, onNavigate }: MenuListProps) {
  const { groups, activeId } = useMenu();
  return (
    <div
      className={classNames('flex flex-col', collapsed ? 'menu-list--collapsed gap-3' : 'gap-5')}
    >
      {groups.map((group) => (
        <MenuSection
          key={group.id}
          group={group}
          activeId={activeId}
          collapsed={collapsed}
          {...(onNavigate && { onNavigate })}
        />
      ))}
    </div>
  );
}
