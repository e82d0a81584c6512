import './Note.css';
import type { ReactNode } from 'react';
import type { Tone } from '../../domain/statuses/status';
import { Icon, type IconDrawing } from '../icon/Icon';
import './ToneMark.css';
import { classNames } from '../classNames';

/** The drawing of a tone, in the colour of the text around it; decoration beside words that say it. */
export function ToneMark({ tone }: { tone: Tone }) {
  return <span className={`tone-mark tone-mark--${tone}`} aria-hidden />;
}

export interface NoteProps {
  tone?: Tone | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconDrawing | undefined;
  title?: ReactNode;
  /** One action that belongs to the message, a text or outlined button. */
  action?: ReactNode;
  /**
   * The note answers an action of the reader: it is read out at once when it appears. A note that can
   * wait goes into an `<output>` that was on the page before it.
   */
  live?: boolean | undefined;
  /** One line: text that has no room is cut. */
  brief?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A coloured message inside a card, a form or a page; never colour alone. */
export function Note({
  tone = 'info',
  icon,
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
      {icon === undefined ? <ToneMark tone={tone} /> : <Icon drawing={icon} />}
      <div className="note__body flex-1 min-w-0">
        {title !== undefined && <strong className="note__title block">{title}</strong>}
        {children !== undefined && <div className="note__text">{children}</div>}
        {action !== undefined && <div className="note__action mt-2">{action}</div>}
      </div>
    </div>
  );
}
