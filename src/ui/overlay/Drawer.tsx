import './Drawer.css';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../classNames';
import { timesIcon } from '../icon/drawings/timesIcon';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { useBackCloses } from './useBackCloses';

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

/**
 * A panel from the side over the page. The native modal dialog keeps the focus inside, closes on
 * Escape, makes the page behind inert and gives the focus back.
 */
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

  const requestClose = useEffectEvent(onClose);
  useBackCloses(open, onClose);

  // A layout effect: the dialog must still be in the page when it closes, or it can't return the focus.
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (dialog === null || !open) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      requestClose();
    };
    // A click outside the panel lands on the backdrop, which belongs to the dialog element itself.
    const onClick = (event: Event) => {
      if (event.target === dialog) requestClose();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onClick);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, [open]);

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
