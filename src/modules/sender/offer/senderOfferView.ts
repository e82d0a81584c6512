import type { ProductAgreement } from '../../../api/endpoints/client';
import { isNotVerified, type ApiError } from '../../../api/errors';
import type { AccountView } from '../../../products/serviceAccount/useServiceAccount';
import type { InsuranceView } from '../../../products/serviceAccount/useInsurance';

/** What the calls of the card have answered. */
export interface SenderOfferAnswers {
  account: AccountView;
  /** Why the account is not known. */
  accountError: ApiError | undefined;
  insurance: InsuranceView;
  /** The agreement of the product. */
  agreement: ProductAgreement | undefined;
  /** Each call was answered or failed, and the skeleton was shown long enough. */
  settled: boolean;
}

/** What the section of the senders shows on /offer. */
export type SenderOfferView =
  | { state: 'loading' }
  | { state: 'notVerified' }
  /** The organization was made no offer. */
  | { state: 'absent' }
  | {
      state: 'ready';
      /** «Подключить страхование» (rule N2). */
      canInsure: boolean;
      /** «Условия страхования» (rule N2). */
      hasConditions: boolean;
    };

/**
 * What is shown (rules N2 and N16). The section is hidden where the agreement is not available, unless
 * there is an account or the insurance; an agreement that failed to load hides nothing.
 */
export function senderOfferView(answers: SenderOfferAnswers): SenderOfferView {
  const { account, accountError, insurance, agreement, settled } = answers;
  if (!settled) return { state: 'loading' };
  if (accountError && isNotVerified(accountError)) return { state: 'notVerified' };
  const hasAccount = account.state === 'connected';
  const isOff = insurance.state === 'off';
  const isRefused = agreement?.data?.available === false;
  if (isRefused && !hasAccount && insurance.state !== 'on') return { state: 'absent' };
  return { state: 'ready', canInsure: isOff, hasConditions: hasAccount || isOff };
}
