import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';

/** An agreement's limit and its use. Sums are kopeks; null if unknown. */
export interface LimitView {
  limit: number | null;
  used: number | null;
  available: number | null;
  /** Used part of the limit, 0 to 1. */
  share: number | null;
}

/** Returns the limit of an agreement and its use. A missing available sum is calculated from the other two. */
export function limitView(agreement: FinanceAgreement): LimitView {
  const { financingLimit: limit = null, usedAmount: used = null } = agreement;
  const available =
    agreement.availableAmount ??
    (limit === null || used === null ? null : Math.max(0, limit - used));
  if (limit === null || used === null) {
    return { limit, used, available, share: null };
  }
  const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 1;
  return { limit, used, available, share };
}
