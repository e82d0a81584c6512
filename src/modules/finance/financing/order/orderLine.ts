import type { LentObject } from '../../estimate';
import type { ShownObject } from '../objects/shownObject';

/** An object as the dialog of an order needs it; plain data, because the store keeps it. */
export interface OrderLine extends LentObject {
  id: string;
  /** Number of the claim. */
  number: string;
  agreementId: string;
  agreementNumber: string;
  bank: string;
  /** What the supplier is to receive, in kopeks; no number where the server has not told it. */
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
