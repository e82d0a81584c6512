import { afterSuccess, listOf, providesOne } from '../cache/cacheTags';
import type { Decoded } from '../answers/decoded';
import { financeRegistryApi as generated } from '../generated/financeRegistry';
import type * as schemas from '../generated/financeRegistry';

/**
 * Ordering or deleting a financing object changes the agreement's limit and supplies. The cabinet does not know which
 * supplies, so it invalidates all of them.
 */
const objectsMoved = afterSuccess('FinancingObject', 'Supply', 'CalendarSum', 'FinanceAgreement');

/** Throws if the response has neither results nor totals, because the outcome of the order is then unknown. */
function demandResults(result: FinancingOrderResult): object {
  const { results, orderedCount, orderedAmount } = result;
  if (results.length === 0 && orderedCount === undefined && orderedAmount === undefined) {
    throw new TypeError('The answer holds no results');
  }
  return result;
}

/**
 * Calls of supplies and financing objects. A list has no tags for its rows, because the rows are always reloaded
 * together and 500 tags are slow.
 */
export const financeRegistryApi = generated.enhanceEndpoints({
  endpoints: {
    findSupplies: { providesTags: [listOf('Supply')] },
    getSupply: { providesTags: providesOne('Supply') },
    findFinancingObjects: {
      providesTags: [listOf('FinancingObject')],
    },
    getFinancingObject: { providesTags: providesOne('FinancingObject') },
    orderFinancingObjects: {
      extraOptions: { check: demandResults },
      invalidatesTags: objectsMoved,
    },
    deleteFinancingObject: { invalidatesTags: objectsMoved },
  },
});

export type { SearchFilter, SearchRequest } from '../generated/financeRegistry';
export type FinancingObject = Decoded<schemas.FinancingObject>;
export type FinancingOrderResult = Decoded<schemas.FinancingOrderResult>;
export type FinancingStatus = Decoded<schemas.FinancingStatus>;
export type Supply = Decoded<schemas.Supply>;
export type SupplyPage = Decoded<schemas.SupplyPage>;
