import './MenuSheet.css';
import type { ReactNode } from 'react';
import { MenuRow, type MenuGroup } from './Menu';
import Sheet, { type SheetProps } from './Sheet';

export interface MenuSheetProps extends Omit<SheetProps, 'full' | 'footer' | 'children'> {
  groups: readonly MenuGroup[];
  /** Content after the rows. */
  children?: ReactNode;
}

/** A menu as a sheet with rows of 48 px, for phones; wide screens use `Menu`. */
export default function MenuSheet({ groups, onClose, children, ...sheet }: MenuSheetProps) {
  return (
    <Sheet {...sheet} onClose={onClose}>
      {groups.map(({ id, label, actions }) => (
        <section key={id} className="divided">
          {label !== undefined && (
            <h3 className="menu-sheet__heading text-muted text-13 font-normal">{label}</h3>
          )}
          <ul>
            {actions.map((action) => (
              <li key={action.id}>
                <MenuRow
                  action={action}
                  className="menu-sheet__row gap-3"
                  onClose={onClose}
                  {...(action.to === undefined
                    ? { 'aria-pressed': action.checked }
                    : { 'aria-current': action.checked ? 'page' : undefined })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </Sheet>
  );
}
