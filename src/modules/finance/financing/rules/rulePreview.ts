import type { SearchFilter, SearchRequest } from '../../../../api/endpoints/financeRegistry';
import { formatDate } from '../../../../lib/dates';
import { addDays, isIsoDay } from '../../../../lib/isoDay';
import type { RuleValues } from './ruleForm';

/** Values of the form during typing: an unreadable sum is still a text. */
type Typed = {
  readonly [Key in keyof RuleValues]?:
    | RuleValues[Key]
    | (RuleValues[Key] extends number ? string : never);
};

function isSumOrNothing(value: unknown): value is number | undefined {
  return value === undefined || Number.isSafeInteger(value);
}

/**
 * Returns the search for the objects of a rule: objects that can be ordered today and match the terms of the rule. Null
 * if a term is incomplete. Ignores the daily limit, because the limit is not a property of an object.
 */
export function previewRequest(values: Typed, today: string): SearchRequest | null {
  const { agreementId, buyers = [], minAmount, maxAmount, minDaysToPayment: days = '' } = values;
  if (!agreementId) return null;
  if (!isSumOrNothing(minAmount) || !isSumOrNothing(maxAmount)) return null;
  if (!/^\d{0,4}$/.test(days)) return null;
  const filters: SearchFilter[] = [
    { field: 'status.name', value: 'AVAILABLE', operation: 'EQ' },
    { field: 'agreement.id', value: agreementId, operation: 'EQ' },
  ];
  const codes = buyers.map(({ code }) => code);
  if (codes.length > 0) filters.push({ field: 'debtor.id', value: codes, operation: 'IN' });
  if (minAmount !== undefined) {
    filters.push({ field: 'claimAmount', value: minAmount, operation: 'GE' });
  }
  if (maxAmount !== undefined) {
    filters.push({ field: 'claimAmount', value: maxAmount, operation: 'LE' });
  }
  if (days !== '') {
    const from = addDays(today, Number(days));
    filters.push({ field: 'plannedRepaymentDate', value: from, operation: 'GE' });
  }
  return { pageNumber: 0, pageSize: 1, filters, sorts: [] };
}

/** Returns sentences about the terms that the count ignores. */
export function previewRemarks(
  { startDate, endDate, dailyLimit, active }: Typed,
  today: string,
): string[] {
  const remarks: string[] = [];
  if (isIsoDay(startDate) && startDate > today) {
    remarks.push(`Правило начнёт действовать ${formatDate(startDate)}.`);
  }
  if (isIsoDay(endDate) && endDate < today) remarks.push('Срок правила уже закончился.');
  if (active !== true) remarks.push('Правило выключено.');
  if (dailyLimit !== undefined) {
    remarks.push('Дневной лимит здесь не учтён: за день будет заказано не больше него.');
  }
  return remarks;
}
