import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { moscowDay } from '../../../../lib/isoDay';
import { shownText } from '../../../../lib/shownText';
import { estimatedFee, feeTerms, isEstimable, type LentObject } from '../../estimate';
import { bankOf } from '../agreements/bankOf';

/** A financing object as it is shown: texts are texts, whatever the server sent. */
export interface ShownObject {
  id: string;
  /** Number of the claim. */
  number: string;
  supplyId: string;
  supplyNumber: string;
  supplyDate: string;
  buyer: string;
  itn: string;
  agreementId: string;
  agreementNumber: string;
  bank: string;
  /** Kopeks, as all sums here; anything where the server sent no number. */
  claimAmount: unknown;
  financingAmount: unknown;
  /** The bank's fee: what it has charged, before the repayment an estimate; null for neither. */
  fee: number | null;
  remainder: unknown;
  repaidAmount: unknown;
  /** Percents; anything where the server sent no number. */
  percent: unknown;
  rate: unknown;
  orderDate: string;
  financingDate: string;
  plannedRepaymentDate: string;
  /** 0 where nothing is late. */
  overdueDays: number;
  recourse: boolean;
  status: Status;
  /** The code of the status. */
  statusName: string;
}

function chargedFee({ commission }: Readonly<Partial<Record<string, unknown>>>): number | null {
  return typeof commission === 'number' ? commission : null;
}

/** By the rule of the order's dialog: the server may count other days, and one object has one fee. */
function expectedFee(lent: LentObject): number | null {
  const terms = feeTerms(lent, moscowDay());
  return isEstimable(terms) ? estimatedFee([terms]) : null;
}

/** Reads a row of the registry. */
export function shownObject(row: object): ShownObject {
  const object = fieldsOf(row);
  const supply = fieldsOf(object['supply']);
  const debtor = fieldsOf(object['debtor']);
  const agreement = fieldsOf(object['agreement']);
  const days = object['overdueDays'];
  const statusName = shownText(fieldsOf(object['status'])['name']);
  const lent = {
    claimAmount: object['claimAmount'],
    percent: object['financingPercent'],
    rate: object['interestRate'],
    financingDate: shownText(object['financingDate']),
    plannedRepaymentDate: shownText(object['plannedRepaymentDate']),
  };
  return {
    ...lent,
    id: shownText(object['id']),
    number: shownText(object['number']),
    supplyId: shownText(supply['id']),
    supplyNumber: shownText(supply['number']),
    supplyDate: shownText(supply['documentDate']),
    buyer: shownText(debtor['name']),
    itn: shownText(debtor['itn']),
    agreementId: shownText(agreement['id']),
    agreementNumber: shownText(agreement['number']),
    bank: bankOf(agreement).name,
    financingAmount: object['financingAmount'],
    fee: statusName === 'REPAID' ? chargedFee(object) : expectedFee(lent),
    remainder: object['remainder'],
    repaidAmount: object['repaidAmount'],
    orderDate: shownText(object['orderDate']),
    overdueDays: typeof days === 'number' && days > 0 ? days : 0,
    recourse: object['recourse'] === true,
    status: shownStatus(financingStatuses, object['status']),
    statusName,
  };
}

/** Whether financing can be ordered for the object (README.md, rule B18). */
export function isOrderable({ id, statusName }: ShownObject): boolean {
  return id !== '' && statusName === 'AVAILABLE';
}

/** Statuses that end by themselves: the server checks, the bank pays, the buyer does. */
const MOVING: readonly string[] = [
  'CHECKING',
  'CONFIRMED',
  'ORDERED',
  'FINANCED',
  'PARTIALLY_PAID',
];

/** Whether the status moves on without the customer. */
export function isMoving({ statusName }: ShownObject): boolean {
  return MOVING.includes(statusName);
}

/** What can still be taken out of financing: nobody has ordered it. */
const EXCLUDABLE: readonly string[] = ['CHECKING', 'CONFIRMED', 'AVAILABLE'];

/** Whether the object can be excluded. */
export function isExcludable({ id, statusName }: ShownObject): boolean {
  return id !== '' && EXCLUDABLE.includes(statusName);
}
