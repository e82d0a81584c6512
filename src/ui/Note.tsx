import './Note.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { classNames } from './classNames';

export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

const TONE_ICON: Record<Tone, IconName> = {
  success: 'check-circle',
  info: 'info-circle',
  warning: 'exclamation-triangle',
  danger: 'exclamation-circle',
  neutral: 'info-circle',
};

export interface NoteProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  title?: ReactNode;
  /** One action that belongs to the message, a text or outlined button. */
  action?: ReactNode;
  /** The note answers what the reader has just done: it is announced when it appears. */
  live?: boolean | undefined;
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
  className,
  children,
}: NoteProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames('note', `note--${tone}`, className)} {...(live && { role })}>
      <Icon name={icon} className="note__icon" />
      <div className="note__body">
        {title !== undefined && <strong className="note__title">{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className="note__action">{action}</div>}
      </div>
    </div>
  );
}
