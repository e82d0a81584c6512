import { readDay } from '../../lib/dates';
import type { DueTerm } from '../../ui/registry/columns';
import { leftText, termOf, type TermDates } from './term';
import { TermLine } from './TermLine';

/** Returns the term of a row of a registry for its `dueColumn`; undefined without a due date. */
export function termInRow(dates: TermDates): DueTerm | undefined {
  if (readDay(dates.due) === undefined) return undefined;
  return { line: <TermLine {...dates} size="row" />, left: leftText(termOf(dates)) };
}
