import './Menu.css';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Icon, type IconDrawing } from '../icon/Icon';
import { classNames } from '../classNames';
import { checkIcon } from '../icon/signInIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface MenuItemLook {
  id: string;
  label: string;
  icon?: IconDrawing | undefined;
  /** True if it is the chosen option of a group (theme). */
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Runs an action, or navigates to the page `to`: then it is a link that can be opened in a new tab. */
type MenuAction = MenuItemLook &
  ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

export interface MenuGroup {
  id: string;
  /** Small heading above the actions. */
  label?: string | undefined;
  actions: readonly MenuAction[];
}

export interface MenuProps extends AnalyticsProps {
  /** Accessible name of the button and of the list. */
  label: string;
  groups: readonly MenuGroup[];
  /** Content of the button: an icon, an avatar, a name. */
  children: ReactNode;
  buttonClassName?: string | undefined;
}

/** Distance between list and button, and between list and window edge; pixels. */
const GAP = 4;
const EDGE = 16;

/** Positions the list below the button, or above it if there is not enough space, right-aligned. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const isRoomBelow = at.bottom + GAP + height <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + GAP : Math.max(at.top - GAP - height, GAP);
  const left = Math.min(Math.max(at.right - width, EDGE), window.innerWidth - EDGE - width);
  list.style.top = `${top}px`;
  list.style.left = `${Math.max(left, 0)}px`;
}

/** Returns the next (1) or previous (-1) selectable line; wraps around at the ends. */
function nextOf(actions: readonly MenuAction[], from: number, step: 1 | -1): number {
  for (let count = 1; count <= actions.length; count += 1) {
    const at = (from + step * count + actions.length * 2) % actions.length;
    if (!actions[at]?.disabled) return at;
  }
  return from;
}

/** Returns the role and the states of a line; an option of a group is a radio item. */
function roleOf({ checked, disabled = false }: MenuAction) {
  const common = { 'aria-disabled': disabled };
  return checked === undefined
    ? { role: 'menuitem', ...common }
    : { role: 'menuitemradio', 'aria-checked': checked, ...common };
}

interface MenuListProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  button: HTMLElement;
  /** Closes the list; `withFocus` returns the focus to the button. */
  onClose: (withFocus: boolean) => void;
}

/** The open list. The list itself has the focus, and marks the active line. */
function MenuList({ id, label, groups, button, onClose }: MenuListProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const actions = groups.flatMap((group) => group.actions);
  const [meant, setMeant] = useState(() => nextOf(actions, -1, 1));
  const itemId = (action: MenuAction) => `${id}-${action.id}`;
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (root.current) place(root.current, button);
    list.current?.focus({ preventScroll: true });
  }, [button]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isInside =
        target instanceof Node && (root.current?.contains(target) || button.contains(target));
      if (!isInside) close(false);
    };
    // The page may still scroll after the click that opened the list, so the list follows its button.
    const follow = () => {
      if (root.current) place(root.current, button);
    };
    document.addEventListener('click', closeOutside);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow);
    return () => {
      document.removeEventListener('click', closeOutside);
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow);
    };
  }, [button]);

  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const choose = (event: MouseEvent) => {
    const { target } = event;
    const action =
      actions[lines().findIndex((line) => target instanceof Node && line.contains(target))];
    if (!action || action.disabled) return;
    // The browser handles modified clicks on a link.
    if (action.to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    onClose(true);
    action.onSelect?.();
  };
  const press = (event: KeyboardEvent) => {
    const to: Record<string, () => number> = {
      ArrowDown: () => nextOf(actions, meant, 1),
      ArrowUp: () => nextOf(actions, meant, -1),
      Home: () => nextOf(actions, -1, 1),
      End: () => nextOf(actions, actions.length, -1),
    };
    const move = Object.hasOwn(to, event.key) ? to[event.key] : undefined;
    if (move) setMeant(move());
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Enter' || event.key === ' ') {
      const line = lines()[meant];
      (line?.querySelector('a') ?? line)?.click();
    } else {
      // The list is at the end of the page and about to close, so Tab continues from the button.
      if (event.key === 'Tab') onClose(true);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const current = actions[meant];
  return createPortal(
    // The list is outside of the page's landmarks, so it is a landmark itself.
    <section ref={root} aria-label={label} className="p-menu p-component p-menu-overlay menu">
      <ul
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={0}
        {...(current && { 'aria-activedescendant': itemId(current) })}
        className="p-menu-list"
        onKeyDown={press}
        onClick={choose}
      >
        {groups.map((group, index) => (
          <Fragment key={group.id}>
            {group.label !== undefined && (
              <li role="none" className="p-submenu-header">
                {group.label}
              </li>
            )}
            {group.label === undefined && index > 0 && (
              <li aria-hidden="true" className="p-menu-separator" />
            )}
            {group.actions.map((action) => (
              <li
                key={action.id}
                id={itemId(action)}
                {...roleOf(action)}
                aria-label={action.label}
                className={classNames(
                  'p-menuitem',
                  action === current && 'p-focus',
                  action.disabled && 'p-disabled',
                  action.danger && 'menu__item--danger',
                  action.checked && 'menu__item--checked',
                )}
              >
                <div className="p-menuitem-content">
                  <ItemFace action={action} />
                </div>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </section>,
    document.body,
  );
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
  return (
    <Link to={to} className="p-menuitem-link" tabIndex={-1}>
      {face}
    </Link>
  );
}

/**
 * A menu button with a list of actions and links. Supports arrow keys, Enter, Escape; the focus
 * returns to the button.
 */
export function Menu({ label, groups, children, buttonClassName, ...mark }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const listId = useId();
  const close = (withFocus: boolean) => {
    if (withFocus) button?.focus();
    setOpen(false);
  };
  return (
    <>
      <button
        {...mark}
        ref={setButton}
        type="button"
        className={classNames(
          'menu-button inline-flex items-center gap-2 print-hidden',
          buttonClassName,
        )}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        {...(open && { 'aria-controls': listId })}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && button && (
        <MenuList id={listId} label={label} groups={groups} button={button} onClose={close} />
      )}
    </>
  );
}
