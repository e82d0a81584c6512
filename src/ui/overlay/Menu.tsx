import './Menu.css';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Icon, type IconDrawing } from '../icon/Icon';
import { classNames } from '../classNames';
import { isFocusLost } from '../focus/focusTarget';
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

interface MenuRowProps extends Pick<
  AriaAttributes,
  'aria-checked' | 'aria-current' | 'aria-pressed'
> {
  action: MenuAction;
  role?: 'menuitem' | 'menuitemradio';
  className: string;
  /** Closes the menu, and returns the focus before the action opens another element. */
  onClose: () => void;
}

/** A line of a menu: a link, or a button that runs the action. */
export function MenuRow({ action, className, onClose, ...rest }: MenuRowProps) {
  const { icon, label, checked = false, danger = false, disabled, to, onSelect } = action;
  const colour = checked ? 'text-accent' : 'text-default';
  const row = {
    ...rest,
    className: classNames(
      className,
      'flex items-center w-full',
      checked && 'font-semibold',
      danger ? 'text-danger' : colour,
    ),
    children: (
      <>
        {icon && <Icon drawing={icon} className={danger ? 'text-danger' : 'text-muted'} />}
        <span className="flex-1 min-w-0 wrap-anywhere">{label}</span>
        {checked && <Icon drawing={checkIcon} size="sm" />}
      </>
    ),
  };
  if (to !== undefined) return <Link {...row} to={to} onClick={onClose} />;
  const choose = () => {
    flushSync(onClose);
    onSelect();
  };
  return <button {...row} type="button" disabled={disabled} onClick={choose} />;
}

interface MenuListProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  button: HTMLElement;
  /** Closes the list; `withFocus` returns the focus to the button. */
  onClose: (withFocus: boolean) => void;
}

/** The open list. One of its lines has the focus. */
function MenuList({ id, label, groups, button, onClose }: MenuListProps) {
  const root = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  const lines = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
  ];

  useLayoutEffect(() => {
    if (root.current) place(root.current, button);
  }, [button]);
  useLayoutEffect(() => {
    // The list has just opened, or the line with the focus is gone.
    if (document.activeElement === button || isFocusLost())
      lines()[0]?.focus({ preventScroll: true });
  });
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

  const press = (event: KeyboardEvent) => {
    const all = lines();
    const at = all.findIndex((line) => line === event.target);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    if (move !== undefined) all.at(move % all.length)?.focus();
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Enter' || event.key === ' ') all[at]?.click();
    else {
      // The list is at the end of the page and about to close, so Tab continues from the button.
      if (event.key === 'Tab') onClose(true);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    // The list is outside of the page's landmarks, so it is a landmark itself.
    <section ref={root} aria-label={label} className="menu">
      <ul id={id} role="menu" aria-label={label} onKeyDown={press}>
        {groups.map((group, index) => (
          <Fragment key={group.id}>
            {group.label !== undefined && (
              <li role="none" className="menu__heading text-muted text-13">
                {group.label}
              </li>
            )}
            {group.label === undefined && index > 0 && (
              <li aria-hidden="true" className="menu__separator" />
            )}
            {group.actions.map((action) => (
              <li key={action.id} role="none">
                <MenuRow
                  action={action}
                  role={action.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={action.checked}
                  className="menu__row text-sm"
                  onClose={() => onClose(true)}
                />
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </section>,
    document.body,
  );
}

/**
 * A menu button with a list of actions and links. Supports arrow keys, Enter, Escape; the focus returns to the button,
 * except after a click outside.
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
          'menu-button inline-flex items-center gap-2 print-hidden rounded hover-bg justify-center',
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
