import './Drawer.css';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../classNames';
import { timesIcon } from '../icon/frameIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { useModalDialog } from './useModalDialog';

export interface DrawerProps extends AnalyticsProps {
  open: boolean;
  onClose: () => void;
  /** Spoken name of the panel. */
  label: string;
  side?: 'left' | 'right' | undefined;
  /** Stands beside the closing cross. */
  header?: ReactNode;
  children: ReactNode;
}

/** A panel from the side over the page. */
export function Drawer({
  open,
  onClose,
  label,
  side = 'left',
  header,
  children,
  ...mark
}: DrawerProps) {
  const panel = useRef<HTMLDialogElement>(null);

  useModalDialog(panel, open, onClose);

  return (
    <dialog
      {...mark}
      ref={panel}
      className={classNames('drawer', `drawer--${side}`)}
      aria-label={label}
    >
      {open && (
        <div className="drawer__panel">
          <div className="drawer__header">
            {header}
            <IconButton
              icon={timesIcon}
              label="Закрыть"
              className="drawer__close"
              onClick={onClose}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
