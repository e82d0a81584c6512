import { countOf, figureOf } from '../../../lib/countOf';
import { MOST_CHOSEN } from '../../../shell/preferences/keptSelections';

/** Names that are told; the others are counted. */
const MOST_NAMES = 3;

/**
 * What is said of chosen rows that can be chosen no longer.
 *
 * @param names of those that the server still has
 * @param missing how many it does not have any more
 */
export function droppedText(names: readonly string[], missing: number): string {
  const count = names.length + missing;
  const told = names.slice(0, MOST_NAMES).join(', ');
  const rest = count - Math.min(names.length, MOST_NAMES);
  const what =
    told === '' ? 'в реестре их нет' : rest > 0 ? `${told} и ещё ${figureOf(rest)}` : told;
  const why = told === '' && count === 1 ? 'в реестре её нет' : what;
  return `${countOf(count, 'запись', 'записи', 'записей')} больше нельзя выбрать: ${why}`;
}

/** What is said once everything found was read; undefined where all of it is chosen now. */
export function chosenAllText(chosen: number, left: number, total: number): string | undefined {
  if (chosen >= MOST_CHOSEN && total > MOST_CHOSEN) {
    return `Выбраны первые ${figureOf(MOST_CHOSEN)}: больше за один раз выбрать нельзя. Чтобы выбрать другие, сузьте фильтр`;
  }
  if (left <= 0) return undefined;
  const rows = countOf(left, 'запись', 'записи', 'записей');
  return `${rows} из ${figureOf(total)} выбрать нельзя, остальные выбраны`;
}
