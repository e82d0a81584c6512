import type { AccountView } from '../../../products/serviceAccount/accountView';
import type { InsuranceView } from '../../../products/serviceAccount/readInsurance';

/** What the server said; `…Settled`: the call has come to an answer or to a failure. */
export interface OfferAnswers {
  account: AccountView;
  insurance: InsuranceView;
  insuranceSettled: boolean;
  /** Kopeks; null where there is no price. */
  price: number | null;
  priceSettled: boolean;
  /** The user has the role that switches the insurance. */
  isSender: boolean;
}

/** What the customer can do about the insurance. */
export type InsuranceOffer =
  | { state: 'loading' }
  /** Orders are insured. */
  | { state: 'on'; insurance: Extract<InsuranceView, { state: 'on' }> }
  /** It is not known whether they are, or whether there is an account: nothing may be switched. */
  | { state: 'unknown' }
  /** An account is needed first; who connects one becomes a sender. */
  | { state: 'noAccount' }
  /** A colleague has connected the account, and only senders switch the insurance. */
  | { state: 'notSender' }
  | { state: 'noPrice' }
  /** Can be switched on at this price, in kopeks. */
  | { state: 'open'; price: number };

/** Decides what is offered. What cannot be known is never taken for «off»: an insurance is bought once. */
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
