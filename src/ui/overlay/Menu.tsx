import './Menu.css';
import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from '../icon/Icon';
import type { IconDrawing } from '../icon/iconDrawing';
import { classNames } from '../classNames';
import { checkIcon } from '../icon/drawings/checkIcon';

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconDrawing | undefined;
  onSelect: () => void;
  /** One of several, and this one is chosen (theme). */
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuGroup {
  id: string;
  /** Small heading above the actions. */
  label?: string | undefined;
  actions: readonly MenuAction[];
}

export interface MenuProps {
  /** Spoken name of the button and of the list. */
  label: string;
  groups: readonly MenuGroup[];
  /** What the button shows: an icon, an avatar, a name. */
  children: ReactNode;
  buttonClassName?: string | undefined;
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
    command: () => action.onSelect(),
    // The <li> around it is the menu item: it has the role, the name, the click and the keys.
    template: (
      <div className="p-menuitem-content">
        <span className="p-menuitem-link">
          {action.icon && <Icon drawing={action.icon} className="p-menuitem-icon" />}
          <span className="p-menuitem-text">{action.label}</span>
          {action.checked && <Icon drawing={checkIcon} size="sm" label="выбрано" />}
        </span>
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

/** A button with a list of actions under it. Arrow keys, Enter, Escape; the focus returns. */
export function Menu({ label, groups, children, buttonClassName }: MenuProps) {
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
        pt={{ root: { role: 'region', 'aria-label': label }, menu: { 'aria-label': label } }}
        model={modelOf(groups)}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
      />
    </>
  );
}
