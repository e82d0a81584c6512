import './MenuSheet.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { classNames } from '../classNames';
import { Icon } from '../icon/Icon';
import { checkIcon } from '../icon/signInIcons';
import type { MenuGroup } from './Menu';
import Sheet, { type SheetProps } from './Sheet';

export interface MenuSheetProps extends Omit<SheetProps, 'full' | 'footer' | 'children'> {
  groups: readonly MenuGroup[];
  /** Content after the rows. */
  children?: ReactNode;
}

type Action = MenuGroup['actions'][number];

function Row({ action, onClose }: { action: Action; onClose: () => void }) {
  const { icon, label, checked, danger, to, onSelect, disabled } = action;
  const colour = checked ? 'text-accent' : 'text-default';
  const className = classNames(
    'menu-sheet__row flex items-center gap-3 w-full',
    checked && 'font-semibold',
    danger ? 'text-danger' : colour,
  );
  const face = (
    <>
      {icon && <Icon drawing={icon} className={danger ? 'text-danger' : 'text-muted'} />}
      <span className="flex-1 min-w-0 wrap-anywhere">{label}</span>
      {checked === true && <Icon drawing={checkIcon} size="sm" />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link
        to={to}
        className={className}
        aria-current={checked === true ? 'page' : undefined}
        onClick={onClose}
      >
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-pressed={checked}
      onClick={() => {
        // The menu closes first, so that the focus has returned before the action opens another element.
        flushSync(onClose);
        onSelect();
      }}
    >
      {face}
    </button>
  );
}

/** A menu as a sheet with rows of 48 px, for phones; wide screens use `Menu`. */
export default function MenuSheet({ groups, onClose, children, ...sheet }: MenuSheetProps) {
  return (
    <Sheet {...sheet} onClose={onClose}>
      {groups.map(({ id, label, actions }) => (
        <section key={id} className="menu-sheet__group">
          {label !== undefined && (
            <h3 className="menu-sheet__heading text-muted text-13 font-normal">{label}</h3>
          )}
          <ul>
            {actions.map((action) => (
              <li key={action.id}>
                <Row action={action} onClose={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </Sheet>
  );
}
