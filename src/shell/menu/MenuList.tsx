import './MenuList.css';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../../ui/icon/Icon';
import { classNames } from '../../ui/classNames';
import { MenuLine } from './MenuLine';
import { isGroupOpen, menuGroupToggled, selectMenu } from './menuSlice';
import type { MenuGroup } from './selectMenu';
import { useMenu } from './useMenu';
import { angleDownIcon } from '../../ui/icon/drawings/angleDownIcon';
import { angleRightIcon } from '../../ui/icon/drawings/angleRightIcon';

interface MenuListProps {
  /** Icons only. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

interface MenuSectionProps extends MenuListProps {
  group: MenuGroup;
  activeId: string | null;
}

function MenuSection({ group, activeId, collapsed = false, onNavigate }: MenuSectionProps) {
  const dispatch = useDispatch();
  const menu = useSelector(selectMenu);
  const titleId = useId();
  const listId = useId();
  // Icons without names can't be looked for under a closed heading.
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
            className="menu-group__title"
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
      <ul id={listId} className="menu-group__lines" hidden={!open}>
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
}

/** The sections of the cabinet, as the sidebar and the drawer show them. */
export function MenuList({ collapsed = false, onNavigate }: MenuListProps) {
  const { groups, activeId } = useMenu();
  return (
    <div className={classNames('menu-list', collapsed && 'menu-list--collapsed')}>
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
