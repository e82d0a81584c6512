import { afterSuccess, listOf, providesOne } from '../cache/cacheTags';
import type { Decoded } from '../answers/decoded';
import { financeRegistryApi as generated } from '../generated/financeRegistry';
import type * as schemas from '../generated/financeRegistry';

/**
 * An order uses up the limit of its agreement and moves the supplies behind the objects; which of
 * them, only the server knows.
 */
const objectsMoved = afterSuccess('FinancingObject', 'Supply', 'CalendarSum', 'FinanceAgreement');

/** Throws where nothing tells what became of an order: then it is not known. */
function demandResults(result: FinancingOrderResult): object {
  const { results, orderedCount, orderedAmount } = result;
  if (results.length === 0 && orderedCount === undefined && orderedAmount === undefined) {
    throw new TypeError('The answer holds no results');
  }
  return result;
}

/**
 * Calls of supplies and financing objects: reading and cache tags. A list has no tag for each of its rows:
 * they are always reloaded together, and 500 tags take their time.
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
