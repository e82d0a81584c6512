import './NoteLine.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../icon/Icon';
import { chevronRightIcon } from '../icon/pageIcons';
import { ToneMark, type NoteProps } from './Note';

interface NoteLineProps extends Pick<NoteProps, 'tone' | 'icon'> {
  /** Number of other notes. */
  more: number;
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One note in one line, for phones; a press opens all notes. Callers pass the most urgent one. */
export function NoteLine({
  tone = 'info',
  icon,
  more,
  onOpen,
  className,
  children,
}: NoteLineProps) {
  return (
    <button
      type="button"
      className={classNames(
        'note note--line flex items-center w-full text-sm wrap-anywhere',
        `tone--${tone}`,
        className,
      )}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {icon === undefined ? <ToneMark tone={tone} /> : <Icon drawing={icon} />}
      <span className="note__text">{children}</span>
      {more > 0 && <span className="flex-none font-semibold">ещё {more}</span>}
      <Icon drawing={chevronRightIcon} />
    </button>
  );
}
