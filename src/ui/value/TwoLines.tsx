import type { ReactNode } from 'react';
import { classNames } from '../classNames';

interface TwoLinesProps {
  first: ReactNode;
  /** Smaller, below; nothing for an empty text. */
  second: string;
  strong?: boolean;
  danger?: boolean;
}

/**
 * Longer text does not fit into a cell, and a browser needs seconds to break a word of thousands of
 * characters.
 */
const MOST_LETTERS = 1000;

const cut = (text: string) => text.slice(0, MOST_LETTERS);

/** A cell with a second line below its value. */
export function TwoLines({ first, second, strong = false, danger = false }: TwoLinesProps) {
  return (
    <span
      className={classNames(
        'two-lines block wrap-anywhere',
        strong && 'two-lines--strong font-medium',
      )}
    >
      <span className="two-lines__first block wrap-anywhere">
        {typeof first === 'string' ? cut(first) : first}
      </span>
      {second !== '' && (
        <span
          className={classNames(
            'two-lines__second block text-xs font-normal wrap-anywhere',
            danger ? 'two-lines__second--danger text-danger' : 'text-muted',
          )}
        >
          {cut(second)}
        </span>
      )}
    </span>
  );
}
