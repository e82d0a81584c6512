import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** What the dialog of an order is opened with, of each object: it lies in the store until it closes. */
export interface OrderLine {
  id: string;
  /** Number of the claim. */
  number: string;
  buyer: string;
  agreementId: string;
  agreementNumber: string;
  bankName: string;
  /** Claim, in kopeks. */
  claim: number;
  /** What the supplier is to receive, in kopeks, as the server says. */
  receive: number | null;
  /** Percents as the server says them. */
  percent: number;
  rate: number;
  /** Day on which the buyer is to pay. */
  repayment: string;
}

/** A figure of the server; NaN for what is none, so that nothing is worked out of it. */
function figure(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** The part of an object that an order shows. */
export function orderLineOf(object: FinancingObject): OrderLine {
  const { id, number, debtor, agreement, claimAmount, financingAmount } = object;
  const { financingPercent, interestRate, plannedRepaymentDate } = object;
  const known = fieldsOf(agreement);
  return {
    id,
    number: shownText(number),
    buyer: shownText(fieldsOf(debtor)['name']),
    agreementId: shownText(known['id']),
    agreementNumber: shownText(known['number']),
    bankName: shownText(fieldsOf(known['bank'])['fullName']),
    claim: figure(claimAmount),
    receive: typeof financingAmount === 'number' ? financingAmount : null,
    percent: figure(financingPercent),
    rate: figure(interestRate),
    repayment: shownText(plannedRepaymentDate),
  };
}
