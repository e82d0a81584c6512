import type { FinanceRequest } from '../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../lib/fieldsOf';
import { formatMoney } from '../../../lib/money';
import { shownText } from '../../../lib/shownText';

/** Whose money it is and how much of it; undefined when the server says neither. */
export function requestSubtitle({
  bank,
  financingLimit,
}: Partial<Pick<FinanceRequest, 'bank' | 'financingLimit'>>): string | undefined {
  const { financingLimit: kopeks } = fieldsOf(financingLimit);
  const parts = [
    shownText(fieldsOf(bank)['fullName']),
    typeof kopeks === 'number' ? `лимит ${formatMoney(kopeks, { fraction: false })}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
