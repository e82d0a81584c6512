import { countOf } from '../../lib/countOf';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { shownText } from '../../lib/shownText';
import { fieldsOf } from '../../lib/fieldsOf';
import { isPeriodPreset, PERIOD_PRESETS } from './periods';
import { areItns, listOf } from './searchedList';
import type { FilterKind, FilterOption } from './registryFilters';

/** Maximum number of options that a chip names; for more options it shows their number. */
const MOST_NAMED = 1;

function rangeText(from: string | null, to: string | null): string {
  if (from === null) return `до ${to ?? ''}`;
  return to === null ? `от ${from}` : `${from} — ${to}`;
}

const money = (kopeks: unknown) =>
  kopeks === undefined ? null : formatMoney(kopeks, { fraction: Number(kopeks) % 100 !== 0 });
const day = (iso: unknown) => (typeof iso === 'string' ? formatDate(iso) : null);

function optionText(value: unknown, options: readonly FilterOption[] = []): string {
  return options.find((option) => option.value === value)?.label ?? shownText(value);
}

/** Returns the text of a filter's chip: «Срок оплаты: Этот месяц», «Статус: 4», «Просрочено». */
export function chipText(
  { kind, label = '', options }: Pick<FilterKind<unknown>, 'kind' | 'label' | 'options'>,
  value: unknown,
): string {
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
    case 'search': {
      const list = listOf(value);
      if (list === null) return `${label}: ${shownText(value)}`;
      const count = countOf(list.length, 'номер', 'номера', 'номеров');
      return areItns(list) ? `${list.length}\u00A0ИНН` : count;
    }
    case 'text':
    case 'choice':
      return `${label}: ${optionText(value, options)}`;
  }
}
