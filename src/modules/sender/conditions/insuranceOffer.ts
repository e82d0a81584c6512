import type { AccountView } from '../../../products/serviceAccount/useServiceAccount';
import type { InsuranceView } from '../../../products/serviceAccount/useInsurance';

/** Server data of the offer; `…Settled` is true after a call has succeeded or failed. */
export interface OfferAnswers {
  account: AccountView;
  insurance: InsuranceView;
  insuranceSettled: boolean;
  /** Kopeks; null if there is no price. */
  price: number | null;
  priceSettled: boolean;
  /** True if the user has the role that may switch the insurance on. */
  isSender: boolean;
}

export type InsuranceOffer =
  | { state: 'loading' }
  /** Orders are insured. */
  | { state: 'on'; insurance: Extract<InsuranceView, { state: 'on' }> }
  /** Insurance or account is unknown, so the insurance cannot be switched on. */
  | { state: 'unknown' }
  /** The user has to connect an account first. */
  | { state: 'noAccount' }
  /** A colleague has connected the account, but only senders may switch the insurance on. */
  | { state: 'notSender' }
  | { state: 'noPrice' }
  /** The insurance can be switched on at this price, in kopeks. */
  | { state: 'open'; price: number };

/**
 * Returns the state of the offer. An unknown status never counts as «off», because the insurance could be bought twice.
 */
export function insuranceOffer(answers: OfferAnswers): InsuranceOffer {
  const { account, insurance, insuranceSettled, price, priceSettled, isSender } = answers;
  if (!insuranceSettled) return { state: 'loading' };
  if (insurance.state === 'on') return { state: 'on', insurance };
  if (insurance.state === 'hidden') return { state: 'unknown' };
  switch (account.state) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'unknown' };
    case 'absent':
      return { state: 'noAccount' };
    case 'connected':
      if (!isSender) return { state: 'notSender' };
      if (!priceSettled) return { state: 'loading' };
      return price === null ? { state: 'noPrice' } : { state: 'open', price };
  }
}
