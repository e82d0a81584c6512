import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Icon } from '../../ui/icon/Icon';
import { Tooltip } from '../../ui/overlay/Tooltip';
import { Link } from 'react-router-dom';
import { selectMenu } from './menuSlice';
import { reloadFrame } from './reloadFrame';
import type { MenuItem } from './selectMenu';
import { angleRightIcon } from '../../ui/icon/frameIcons';

export interface MenuLineProps {
  item: MenuItem;
  active: boolean;
  /** Icon only; the name moves into a hint. */
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** One line of the menu: a link, its second line and its badge. */
export function MenuLine({ item, active, collapsed, onNavigate }: MenuLineProps) {
  const dispatch = useAppDispatch();
  const { badges } = useAppSelector(selectMenu);
  const badge = badges[item.id];

  const onClick = () => {
    if (item.reloadsFrame) dispatch(reloadFrame());
    onNavigate?.();
  };
  const link = (
    <Link
      to={item.to}
      className="menu-line"
      onClick={onClick}
      {...(active && { 'aria-current': 'page' as const })}
    >
      <Icon drawing={item.icon ?? angleRightIcon} className="menu-line__icon" />
      <span className={collapsed ? 'visually-hidden' : 'menu-line__label'}>
        {item.label}
        {item.caption !== null && <small className="menu-line__caption">{item.caption}</small>}
      </span>
      {badge !== undefined && (
        <span className="menu-line__badge">{badge > 99 ? '99+' : badge}</span>
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
