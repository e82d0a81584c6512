import type { ReactNode } from 'react';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { shownText } from '../../lib/shownText';
import { fieldsOf } from '../../lib/fieldsOf';
import { isPeriodPreset, PERIOD_PRESETS } from './periods';
import type { FilterKind, FilterKinds, FilterValue } from './registryFilters';

/** A value to choose, and what the customer reads. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What a control of one's own gets. */
export interface FilterControlProps<Value> {
  label: string;
  value: Value | null;
  onChange(value: Value | null): void;
}

/** How a filter looks: its control in the panel, and its chip. */
export interface FilterControl<Value> {
  readonly label: string;
  /** Of a search. */
  readonly placeholder?: string | undefined;
  /** Of a period: its days are past ones, and none ahead is offered. */
  readonly isPast?: boolean | undefined;
  /** Of one or several choices. */
  readonly options?: readonly FilterOption[] | undefined;
  /** In place of the kind's own control. */
  control?(props: FilterControlProps<Value>): ReactNode;
  /** What the chip says after the label; the options, days and sums say it themselves. */
  chip?(value: Value): string;
}

/** The looks of a registry's filters; one without a look can be set by the screen only, and has no chip. */
export type FilterControls<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: FilterControl<FilterValue<Filters[Name]>>;
};

/** The same, for those who go through all of them. */
export type AnyFilterControls = Readonly<Record<string, FilterControl<unknown> | undefined>>;

/** The options whose label a chip shows by itself; of more it says the number. */
const MOST_NAMED = 1;

function rangeText(from: string | null, to: string | null): string {
  if (from === null) return `до ${to ?? ''}`;
  return to === null ? `от ${from}` : `${from} — ${to}`;
}

const money = (kopeks: unknown) =>
  kopeks === undefined ? null : formatMoney(kopeks, { fraction: Number(kopeks) % 100 !== 0 });
const day = (iso: unknown) => (iso === undefined ? null : formatDate(iso));

function optionText(value: unknown, options: readonly FilterOption[] = []): string {
  return options.find((option) => option.value === value)?.label ?? shownText(value);
}

/** What a chip says of a filter's value: «Срок оплаты: Этот месяц», «Статус: 4», «Просрочено». */
export function chipText(
  { kind }: Pick<FilterKind<unknown>, 'kind'>,
  { label, options, chip }: FilterControl<unknown>,
  value: unknown,
): string {
  if (chip) return `${label}: ${chip(value)}`;
  const { preset, from, to } = fieldsOf(value);
  switch (kind) {
    case 'flag':
      return label;
    case 'period':
      return `${label}: ${isPeriodPreset(preset) ? PERIOD_PRESETS[preset] : rangeText(day(from), day(to))}`;
    case 'kopeks':
      return `${label}: ${rangeText(money(from), money(to))}`;
    case 'choices': {
      const values: readonly unknown[] = Array.isArray(value) ? value : [];
      const names = values.map((one) => optionText(one, options));
      return `${label}: ${names.length > MOST_NAMED ? names.length : names.join()}`;
    }
    case 'search':
    case 'choice':
      return `${label}: ${optionText(value, options)}`;
  }
}
