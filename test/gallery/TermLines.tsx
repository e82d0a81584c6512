import { addDays, moscowDay } from '../../src/lib/isoDay';
import type { TermDates } from '../../src/blocks/term/term';
import { TermLine } from '../../src/blocks/term/TermLine';
import { DataList, DataRow } from '../../src/ui/value/DataList';

const daysFromToday = (count: number) => addDays(moscowDay(), count);

const LINES: readonly (readonly [label: string, dates: TermDates])[] = [
  ['Идёт', { start: daysFromToday(-40), due: daysFromToday(55) }],
  ['Скоро', { start: daysFromToday(-40), due: daysFromToday(5) }],
  ['Просрочено', { start: daysFromToday(-60), due: daysFromToday(-23) }],
  ['Завершено', { isDone: true }],
  [
    'Срок от и до',
    { start: daysFromToday(-8), earliest: daysFromToday(-3), due: daysFromToday(6) },
  ],
  ['Без даты окончания', { isEndless: true }],
  ['Срок неизвестен', {}],
];

export function TermLines() {
  return (
    <DataList>
      {LINES.map(([label, dates]) => (
        <DataRow key={label} label={label}>
          <TermLine {...dates} size="row" label={label} />
        </DataRow>
      ))}
      <DataRow label="В панели">
        <TermLine start={daysFromToday(-40)} due={daysFromToday(5)} size="big" label="В панели" />
      </DataRow>
    </DataList>
  );
}
