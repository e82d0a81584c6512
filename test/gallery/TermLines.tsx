import { addDays, moscowDay } from '../../src/lib/isoDay';
import type { TermDates } from '../../src/blocks/term/term';
import { TermLine } from '../../src/blocks/term/TermLine';
import { DataList, DataRow } from '../../src/ui/value/DataList';

/** Returns the date a number of days from today. */
const at = (count: number) => addDays(moscowDay(), count);

const LINES: readonly (readonly [label: string, dates: TermDates])[] = [
  ['Идёт', { start: at(-40), due: at(55) }],
  ['Скоро', { start: at(-40), due: at(5) }],
  ['Просрочено', { start: at(-60), due: at(-23) }],
  ['Завершено', { isDone: true }],
  ['Срок от и до', { start: at(-8), earliest: at(-3), due: at(6) }],
  ['Без даты окончания', { isEndless: true }],
  ['Срок неизвестен', {}],
];

/** «Линия срока» in each of its states and sizes. */
export function TermLines() {
  return (
    <DataList>
      {LINES.map(([label, dates]) => (
        <DataRow key={label} label={label}>
          <TermLine {...dates} size="row" label={label} />
        </DataRow>
      ))}
      <DataRow label="В панели">
        <TermLine start={at(-40)} due={at(5)} size="big" label="В панели" />
      </DataRow>
    </DataList>
  );
}
