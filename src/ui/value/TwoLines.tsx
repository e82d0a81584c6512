import type { ReactNode } from 'react';
import { classNames } from '../classNames';

interface TwoLinesProps {
  first: ReactNode;
  /** Smaller text below; without text and `sign` there is no second line. */
  second: string;
  /** Shown before the second text, such as a `TermLine`. */
  sign?: ReactNode;
  strong?: boolean;
  danger?: boolean;
}

/**
 * Maximum length of the text: more does not fit into a cell, and a browser needs seconds to break a word of thousands
 * of characters.
 */
const MOST_LETTERS = 1000;

const cut = (text: string) => text.slice(0, MOST_LETTERS);

/** A cell with a second line below its value. */
export function TwoLines({ first, second, sign, strong = false, danger = false }: TwoLinesProps) {
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
      {(second !== '' || sign !== undefined) && (
        <span
          className={classNames(
            'two-lines__second text-xs font-normal wrap-anywhere',
            sign === undefined ? 'block' : 'two-lines__second--signed flex items-center gap-2',
            danger ? 'two-lines__second--danger text-danger' : 'text-muted',
          )}
        >
          {sign}
          {sign === undefined ? (
            cut(second)
          ) : (
            <span className="two-lines__words flex-none overflow-hidden text-ellipsis">
              {cut(second)}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
