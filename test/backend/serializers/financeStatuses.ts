import {
  financeInvoiceStatuses,
  financeOfferStatuses,
  financeRequestStatuses,
  financingStatuses,
} from '../../../src/domain/statuses/financeStatuses';
import type { Statuses } from '../../../src/domain/statuses/status';
import type { Operations } from '../generated/operations';
import type { FinancingObject } from '../tables/finance';

type OfferStatus = Operations['getFinanceOffer']['response']['status'];
type RequestStatus = Operations['getFinanceRequest']['response']['status'];
type InvoiceStatus = Operations['getFinanceInvoice']['response']['status'];

/** Status of a supply or a financing object, with its name for the user. */
export type FinancingStatus = FinancingObject['status'];

/** Names of statuses that the contract lacks, which the cabinet must support. */
const LATER_REQUEST_STATUSES: Readonly<Record<string, string>> = {
  DOCUMENTS_REQUESTED: 'Банк запросил документы',
};

export type FinancingStatusName = keyof typeof financingStatuses;

/** One object for each status, which 100 000 rows share. */
const FINANCING = new Map<string, FinancingStatus>(
  Object.entries(financingStatuses).map(([name, { label }]) => [
    name,
    { name, description: label },
  ]),
);

/** Names of the statuses, in the order in which an object passes them. */
export const FINANCING_STATUS_NAMES = [...FINANCING.keys()];

export function financingStatus(name: FinancingStatusName): FinancingStatus {
  return FINANCING.get(name) ?? { name, description: name };
}

function labelOf(statuses: Statuses, name: string): string {
  return statuses[name]?.label ?? name;
}

export function offerStatus(name: string): OfferStatus {
  return { name, description: labelOf(financeOfferStatuses, name) };
}

export function requestStatus(name: string): RequestStatus {
  const description = LATER_REQUEST_STATUSES[name] ?? labelOf(financeRequestStatuses, name);
  return { name, description };
}

export function invoiceStatus(name: string): InvoiceStatus {
  return { name, description: labelOf(financeInvoiceStatuses, name) };
}
