import type { FinanceRequest } from '../../../api/endpoints/financeRequest';
import { formatMoney } from '../../../lib/money';

/** Bank and limit of a request; undefined when the server tells neither. */
export function requestSubtitle({
  bank,
  financingLimit,
}: Partial<Pick<FinanceRequest, 'bank' | 'financingLimit'>>): string | undefined {
  const kopeks = financingLimit?.financingLimit;
  const limit = kopeks !== undefined && `лимит ${formatMoney(kopeks, { fraction: false })}`;
  return [bank?.fullName, limit].filter(Boolean).join(' · ') || undefined;
}
