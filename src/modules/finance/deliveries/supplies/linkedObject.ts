import { paths } from '../../../../domain/paths';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import type { Status } from '../../../../domain/statuses/status';
import type { FinancingObject, SearchRequest } from '../../../../api/endpoints/financeRegistry';

/** A financing object beside its supply. */
export interface LinkedObject {
  id: string;
  number: string;
  /** Number of the agreement and its bank. */
  agreement: string;
  /** Kopeks. */
  financingAmount: number | undefined;
  plannedRepaymentDate: string;
  status: Status;
  /** Where it is in the registry of objects. */
  address: string;
}

/** More objects than this no supply has in earnest; the link to all of them follows. */
export const MOST_OBJECTS = 20;

/** Asks for the objects that finance a supply. */
export function objectsOfSupply(id: string): SearchRequest {
  return {
    pageNumber: 0,
    pageSize: MOST_OBJECTS,
    filters: [{ field: 'supply.id', value: id, operation: 'EQ' }],
    sorts: [{ field: 'number', direction: 'ASC' }],
  };
}

/** An object beside its supply, in words. */
export function linkedObject(object: FinancingObject): LinkedObject {
  const { id, agreement, number = '' } = object;
  const search = new URLSearchParams({ view: 'all', search: number, row: id });
  return {
    id,
    number,
    agreement: [agreement?.number, agreement?.bank?.fullName].filter(Boolean).join(', '),
    financingAmount: object.financingAmount,
    plannedRepaymentDate: object.plannedRepaymentDate ?? '',
    status: shownStatus(financingStatuses, object.status),
    address: `${paths.financing}?${search.toString()}`,
  };
}
