import type { AccountView } from '../../../products/serviceAccount/useServiceAccount';
import type { InsuranceView } from '../../../products/serviceAccount/useInsurance';

/** What the server answered; `…Settled`: the call was answered or failed. */
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
  /** Unknown whether they are insured or whether there is an account: nothing may be switched. */
  | { state: 'unknown' }
  /** An account is needed first. */
  | { state: 'noAccount' }
  /** A colleague has connected the account, and only senders switch the insurance. */
  | { state: 'notSender' }
  | { state: 'noPrice' }
  /** Can be switched on at this price, in kopeks. */
  | { state: 'open'; price: number };

/** Decides what is offered. An unknown status never counts as «off»: it could be bought twice. */
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
