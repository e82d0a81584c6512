import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';

/** How much of an agreement's limit is taken up. Sums are kopeks; null if the server tells none. */
export interface LimitView {
  limit: number | null;
  used: number | null;
  available: number | null;
  /** Used part of the limit, 0 to 1; null if it is unknown. */
  share: number | null;
}

/** The limit of an agreement as its bar shows it; a missing figure is calculated from the other two. */
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
