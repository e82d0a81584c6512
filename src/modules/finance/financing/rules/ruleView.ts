import type { FinanceRule } from '../../../../api/endpoints/financeRule';
import type { Tone } from '../../../../domain/statuses/status';
import { dateText } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { countOf } from '../../../../lib/countOf';

/** Maximum number of buyers named in a card; further buyers are counted. */
const NAMED_BUYERS = 3;

/** Returns whether the period of a rule ended before a day (`2026-12-01`). */
export function isExpired({ endDate }: FinanceRule, today: string): boolean {
  return typeof endDate === 'string' && endDate < today;
}

/** Returns the status of a rule on a day (`2026-12-01`). */
export function ruleBadge(rule: FinanceRule, today: string): { tone: Tone; label: string } {
  const { active, startDate } = rule;
  if (isExpired(rule, today)) return { tone: 'neutral', label: 'Срок закончился' };
  if (!active) return { tone: 'neutral', label: 'Выключено' };
  if (typeof startDate === 'string' && startDate > today) {
    return { tone: 'info', label: 'Ещё не началось' };
  }
  return { tone: 'done', label: 'Действует' };
}

/**
 * Returns the names of at most three buyers of a rule, then the number of further buyers; «Все» if the rule is for
 * all buyers.
 */
export function buyersText({ debtorIds, debtors }: FinanceRule): string {
  const count = debtorIds.length;
  if (count === 0) return 'Все';
  const names = debtors
    .map(({ name }) => name)
    .filter(Boolean)
    .slice(0, NAMED_BUYERS);
  const rest = count - names.length;
  if (names.length === 0) return countOf(count, 'покупатель', 'покупателя', 'покупателей');
  return rest > 0 ? `${names.join(', ')} и ещё ${rest}` : names.join(', ');
}

/** Returns «от … до …», or only «от …» or «до …» if the other bound is missing; «Любая» without bounds. */
export function amountsText({ minAmount, maxAmount }: FinanceRule): string {
  const ends = [
    typeof minAmount === 'number' && `от ${formatMoney(minAmount)}`,
    typeof maxAmount === 'number' && `до ${formatMoney(maxAmount)}`,
  ].filter((end) => end !== false);
  return ends.join(' ') || 'Любая';
}

/** Returns «с … по …», or «с … без срока». */
export function periodText({ startDate, endDate }: FinanceRule): string {
  const end = typeof endDate === 'string' ? `по ${dateText(endDate) || '—'}` : 'без срока';
  return `с ${dateText(startDate) || '—'} ${end}`;
}
