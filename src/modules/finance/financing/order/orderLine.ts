import type { ShownObject } from '../objects/shownObject';

/** What the dialog of an order is opened with, of each object: it lies in the store until it closes. */
export interface OrderLine {
  id: string;
  /** Number of the claim. */
  number: string;
  agreementId: string;
  agreementNumber: string;
  bank: string;
  /** Claim, in kopeks; anything where the server sent no number, as in all that follows. */
  claim: unknown;
  /** What the supplier is to receive, in kopeks, as the server says. */
  receive: unknown;
  percent: unknown;
  rate: unknown;
  /** Day on which the buyer is to pay. */
  repayment: string;
}

/** The part of an object that an order shows. */
export function orderLineOf(object: ShownObject): OrderLine {
  return {
    id: object.id,
    number: object.number,
    agreementId: object.agreementId,
    agreementNumber: object.agreementNumber,
    bank: object.bank,
    claim: object.claimAmount,
    receive: object.financingAmount,
    percent: object.percent,
    rate: object.rate,
    repayment: object.plannedRepaymentDate,
  };
}
