import type { LentObject } from '../../estimate';
import type { ShownObject } from '../objects/shownObject';

/** What the dialog of an order is opened with, of each object: it lies in the store until it closes. */
export interface OrderLine extends LentObject {
  id: string;
  /** Number of the claim. */
  number: string;
  agreementId: string;
  agreementNumber: string;
  bank: string;
  /** What the supplier is to receive, in kopeks, as the server says; anything where it is no number. */
  receive: unknown;
}

/** The part of an object that an order shows. */
export function orderLineOf(object: ShownObject): OrderLine {
  return {
    id: object.id,
    number: object.number,
    agreementId: object.agreementId,
    agreementNumber: object.agreementNumber,
    bank: object.bank,
    claimAmount: object.claimAmount,
    receive: object.financingAmount,
    percent: object.percent,
    rate: object.rate,
    financingDate: object.financingDate,
    plannedRepaymentDate: object.plannedRepaymentDate,
  };
}
