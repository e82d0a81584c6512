import './Sheet.css';
import { useId, useRef, type ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { IconButton } from '../button/IconButton';
import { classNames } from '../classNames';
import { timesIcon } from '../icon/frameIcons';
import { useModalDialog } from './useModalDialog';

export interface SheetProps extends AnalyticsProps {
  id?: string | undefined;
  title: ReactNode;
  onClose: () => void;
  /** Over the whole screen; by default as high as what is in it, at the foot of the screen. */
  full?: boolean | undefined;
  /** A text button in the line of the title. */
  action?: ReactNode;
  /** Stays in sight below what scrolls: the one button of the sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog of a phone: from the foot of the screen, or over all of it. Open as long as it is mounted. */
export function Sheet({
  id,
  title,
  onClose,
  full = false,
  action,
  footer,
  children,
  ...mark
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, true, onClose);
  return (
    <dialog
      {...mark}
      ref={dialog}
      id={id}
      className={classNames('sheet', full && 'sheet--full')}
      aria-labelledby={titleId}
    >
      <div className="sheet__panel">
        <div className="sheet__head">
          <IconButton icon={timesIcon} label="Закрыть" className="sheet__close" onClick={onClose} />
          <h2 id={titleId} className="sheet__title">
            {title}
          </h2>
          {action}
        </div>
        <div className="sheet__body">{children}</div>
        {footer !== undefined && <div className="sheet__foot">{footer}</div>}
      </div>
    </dialog>
  );
}
