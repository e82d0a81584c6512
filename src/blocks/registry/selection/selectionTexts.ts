import { countOf, figureOf } from '../../../lib/countOf';
import { MOST_CHOSEN } from '../../../shell/preferences/keptSelections';

/** Maximum number of names in a message; further rows are only counted. */
const MOST_NAMES = 3;

/**
 * Returns the message about rows that can no longer be chosen.
 *
 * @param names names of the rows that the server still has
 * @param missing number of rows that the server no longer has
 */
export function droppedText(names: readonly string[], missing: number): string {
  const count = names.length + missing;
  const named = names.slice(0, MOST_NAMES).join(', ');
  const rest = count - Math.min(names.length, MOST_NAMES);
  const what =
    named === '' ? 'в реестре их нет' : rest > 0 ? `${named} и ещё ${figureOf(rest)}` : named;
  const why = named === '' && count === 1 ? 'в реестре её нет' : what;
  return `${countOf(count, 'запись', 'записи', 'записей')} больше нельзя выбрать: ${why}`;
}

/** Returns the message after «Выбрать все»; undefined if all rows were chosen. */
export function chosenAllText(chosen: number, left: number, total: number): string | undefined {
  if (chosen >= MOST_CHOSEN && total > MOST_CHOSEN) {
    return `Выбраны первые ${figureOf(MOST_CHOSEN)}: больше за один раз выбрать нельзя. Чтобы выбрать другие, сузьте фильтр`;
  }
  if (left <= 0) return undefined;
  const rows = countOf(left, 'запись', 'записи', 'записей');
  return `${rows} из ${figureOf(total)} выбрать нельзя, остальные выбраны`;
}
