import './Menu.css';
import '../prime/forgetDrawn';
import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon';
import { Link } from 'react-router-dom';
import { classNames } from '../classNames';
import { checkIcon } from '../icon/signInIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface MenuItemLook {
  id: string;
  label: string;
  icon?: IconDrawing | undefined;
  /** One of several of which one is chosen (theme): whether it is this one. */
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Does something, or leads to the page `to`: then it is a link and can be opened in a new tab. */
type MenuAction = MenuItemLook &
  ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

export interface MenuGroup {
  id: string;
  /** Small heading above the actions. */
  label?: string | undefined;
  actions: readonly MenuAction[];
}

export interface MenuProps extends AnalyticsProps {
  /** Spoken name of the button and of the list. */
  label: string;
  groups: readonly MenuGroup[];
  /** What the button shows: an icon, an avatar, a name. */
  children: ReactNode;
  buttonClassName?: string | undefined;
}

function ItemFace({ action: { icon, label, checked, to } }: { action: MenuAction }) {
  const face = (
    <>
      {icon && <Icon drawing={icon} className="p-menuitem-icon" />}
      <span className="p-menuitem-text">{label}</span>
      {checked === true && <Icon drawing={checkIcon} size="sm" />}
    </>
  );
  if (to === undefined) return <span className="p-menuitem-link">{face}</span>;
  // By this attribute PrimeReact finds the link that Enter is to follow.
  return (
    <Link to={to} className="p-menuitem-link" tabIndex={-1} data-pc-section="action">
      {face}
    </Link>
  );
}

function itemOf(action: MenuAction): MenuItem {
  return {
    id: `menu-${action.id}`,
    label: action.label,
    disabled: action.disabled ?? false,
    className: classNames(
      action.danger && 'menu__item--danger',
      action.checked && 'menu__item--checked',
    ),
    command: () => action.onSelect?.(),
    // With an address of its own, PrimeReact leaves the click on a link alone.
    ...(action.to !== undefined && { url: action.to }),
    // The <li> around it is the menu item: it has the role, the name, the click and the keys.
    template: (
      <div className="p-menuitem-content">
        <ItemFace action={action} />
      </div>
    ),
  };
}

function modelOf(groups: readonly MenuGroup[]): MenuItem[] {
  return groups.flatMap((group, index) => {
    const items = group.actions.map(itemOf);
    const separator = index > 0 ? [{ separator: true }] : [];
    return group.label === undefined
      ? [...separator, ...items]
      : [...separator, { label: group.label, items }];
  });
}

/** One of several is a radio item, which says whether it is chosen. */
function roleOf(groups: readonly MenuGroup[], item: MenuItem) {
  const { checked } =
    groups.flatMap(({ actions }) => actions).find(({ id }) => `menu-${id}` === item.id) ?? {};
  return checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked };
}

/**
 * A button with a list of actions and pages under it. Arrow keys, Enter, Escape; the focus returns,
 * and Tab goes on from the button.
 */
export function Menu({ label, groups, children, buttonClassName, ...mark }: MenuProps) {
  const menu = useRef<PrimeMenu>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // The list was placed for the window as it was: in a narrower one it would stick out.
  useEffect(() => {
    if (!open) return undefined;
    const close = () => button.current?.click();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [open]);
  return (
    <>
      <button
        {...mark}
        ref={button}
        type="button"
        className={classNames('menu-button', buttonClassName)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        {...(open && { 'aria-controls': `${listId}_list` })}
        onClick={(event: SyntheticEvent) => menu.current?.toggle(event)}
      >
        {children}
      </button>
      <PrimeMenu
        ref={menu}
        id={listId}
        popup
        popupAlignment="right"
        className="menu"
        // The list stands outside of the page's landmarks, so it is one of its own.
        pt={{
          root: { role: 'region', 'aria-label': label },
          menu: {
            'aria-label': label,
            // The list is about to go, and stands at the end of the page: the button is the place.
            onKeyDown: ({ key }) => {
              if (key === 'Tab') button.current?.focus();
            },
          },
          menuitem: ({ context }: { context: { item: MenuItem } }) => roleOf(groups, context.item),
        }}
        model={modelOf(groups)}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
      />
    </>
  );
}
