import './Note.css';
import type { ReactNode } from 'react';
import type { Tone } from '../../domain/statuses/status';
import { Icon, type IconDrawing } from '../icon/Icon';
import './ToneMark.css';
import { classNames } from '../classNames';

/** The icon of a tone, in the current text colour; decorative next to a text. */
export function ToneMark({ tone }: { tone: Tone }) {
  return <span className={`tone-mark tone-mark--${tone} flex-none size-20px`} aria-hidden />;
}

export interface NoteProps {
  tone?: Tone | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconDrawing | undefined;
  title?: ReactNode;
  /** An action of the message: a text or outlined button. */
  action?: ReactNode;
  /**
   * True if the note is the result of a user's action: it is announced at once. Put other notes into an `<output>` that
   * was on the page before.
   */
  live?: boolean | undefined;
  /** True for a single line; longer text is cut. */
  brief?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A coloured message inside a card, a form or a page, always with an icon. */
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
      className={classNames(
        'note flex text-sm wrap-anywhere',
        brief && 'note--brief items-center',
        `tone--${tone}`,
        className,
      )}
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
