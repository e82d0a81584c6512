import './TermLine.css';
import type { CSSProperties } from 'react';
import { readDay, type ServerDate } from '../../lib/dates';
import { classNames } from '../../ui/classNames';
import type { DueTerm } from '../../ui/registry/columns';
import { DateText } from '../../ui/value/DateText';
import { leftText, termOf, type TermDates } from './term';

interface TermLineProps extends TermDates {
  /** Accessible text with the days; undefined if the same words are next to the line. */
  label?: string | undefined;
  /** `big` in panels and dialogs, `row` in a row of a registry. */
  size?: 'big' | 'row' | undefined;
}

/** A term line («Линия срока») that is filled up to today, with a tick at the due date. Never used for money. */
export function TermLine({ label, size, ...dates }: TermLineProps) {
  const { state, filled, due, earliest } = termOf(dates);
  const style: CSSProperties & Record<`--term-${string}`, number | undefined> = {
    '--term-filled': filled,
    '--term-due': due,
    '--term-earliest': earliest,
  };
  return (
    <span
      className={classNames(
        'term-line relative flex-1 items-center',
        `term-line--${state}`,
        size && `term-line--${size}`,
      )}
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className="term-line__track w-full overflow-hidden">
        <span className="term-line__fill block h-full" />
      </span>
    </span>
  );
}

interface TermRowProps extends Omit<TermDates, 'due'> {
  label: string;
  /** The last day; shown as «—» if there is none. */
  due: ServerDate;
  /** Time left, shown after the day. */
  left?: { readonly text: string; readonly isLate: boolean } | undefined;
}

/**
 * A row of a `DataList` with a due date and its term line. Both wrap below the label if the space beside it is
 * too narrow.
 */
export function TermRow({ label, due, left, ...dates }: TermRowProps) {
  return (
    <div className="term-row flex items-baseline">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="term-row__value flex items-baseline font-medium gap-10px">
        <TermLine {...dates} due={due} />
        <DateText value={due} />
        {left && (
          <span
            className={classNames(
              'flex-none font-normal text-13',
              left.isLate ? 'term-row__left--late text-danger' : 'text-muted',
            )}
          >
            {left.text}
          </span>
        )}
      </dd>
    </div>
  );
}

interface StartRowProps extends TermDates {
  label: string;
}

/** A row with the first day of a period and its term line; other rows show the last day. */
export function StartRow({ label, start, ...dates }: StartRowProps) {
  return (
    <div className="term-row flex items-baseline term-row--start">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="term-row__value flex items-baseline font-medium gap-10px">
        <DateText value={start} />
        <TermLine {...dates} start={start} />
      </dd>
    </div>
  );
}

/** Returns the term line and the time left for the `dueColumn` of a registry; undefined if the row has no due date. */
export function termInRow(dates: TermDates): DueTerm | undefined {
  if (readDay(dates.due) === undefined) return undefined;
  return { line: <TermLine {...dates} size="row" />, left: leftText(termOf(dates)) };
}
