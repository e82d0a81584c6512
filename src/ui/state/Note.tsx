import './Note.css';
import type { ReactNode } from 'react';
import type { Tone } from '../../domain/tone';
import { Icon } from '../icon/Icon';
import type { IconDrawing } from '../icon/iconDrawing';
import { classNames } from '../classNames';
import { checkCircleIcon } from '../icon/drawings/checkCircleIcon';
import { exclamationCircleIcon } from '../icon/drawings/exclamationCircleIcon';
import { exclamationTriangleIcon } from '../icon/drawings/exclamationTriangleIcon';
import { infoCircleIcon } from '../icon/drawings/infoCircleIcon';

const TONE_ICON: Record<Tone, IconDrawing> = {
  success: checkCircleIcon,
  info: infoCircleIcon,
  warning: exclamationTriangleIcon,
  danger: exclamationCircleIcon,
  neutral: infoCircleIcon,
};

export interface NoteProps {
  tone?: Tone | undefined;
  icon?: IconDrawing | undefined;
  title?: ReactNode;
  /** One action that belongs to the message, a text or outlined button. */
  action?: ReactNode;
  /**
   * The note answers what the reader has just done: it is read out at once when it appears. One that
   * can wait stands in an `<output>` that was there before it.
   */
  live?: boolean | undefined;
  /** One line: what has no room in it is cut. */
  brief?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A coloured message inside a card, a form or a page; never colour alone. */
export function Note({
  tone = 'info',
  icon = TONE_ICON[tone],
  title,
  action,
  live = false,
  brief = false,
  className,
  children,
}: NoteProps) {
  return (
    <div
      className={classNames('note', `note--${tone}`, brief && 'note--brief', className)}
      {...(live && { role: 'alert' })}
    >
      <Icon drawing={icon} className="note__icon" />
      <div className="note__body">
        {title !== undefined && <strong className="note__title">{title}</strong>}
        {children !== undefined && <div className="note__text">{children}</div>}
        {action !== undefined && <div className="note__action">{action}</div>}
      </div>
    </div>
  );
}
