import { afterSuccess, listOf, providesOne } from '../cache/cacheTags';
import { financeRegistryApi as generated } from '../generated/financeRegistry';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/**
 * An order uses up the limit of its agreement and moves the supplies behind the objects; which of
 * them, only the server knows.
 */
const objectsMoved = afterSuccess('FinancingObject', 'Supply', 'CalendarSum', 'FinanceAgreement');

/** Reads what became of an order; throws where no row tells it, for then nobody knows. */
function readOrderResult(body: unknown): object {
  const result = readRecord(body);
  if (!('results' in result) || !Array.isArray(result.results)) {
    throw new TypeError('The answer holds no results');
  }
  return result;
}

/**
 * The calls of supplies and financing objects with what the generator can't express. A list bears no
 * tag for each of its rows: they are always read anew together, and 500 tags take their time.
 */
export const financeRegistryApi = generated.enhanceEndpoints({
  endpoints: {
    findSupplies: { extraOptions: { read: readPage }, providesTags: [listOf('Supply')] },
    getSupply: {
      extraOptions: { read: readRecord, isPart: true },
      providesTags: providesOne('Supply'),
    },
    findFinancingObjects: {
      extraOptions: { read: readPage },
      providesTags: [listOf('FinancingObject')],
    },
    getFinancingObject: {
      extraOptions: { read: readRecord, isPart: true },
      providesTags: providesOne('FinancingObject'),
    },
    getCalendarSum: {
      extraOptions: { read: readRecord, isPart: true },
      providesTags: ['CalendarSum'],
    },
    orderFinancingObjects: {
      extraOptions: { read: readOrderResult },
      invalidatesTags: objectsMoved,
    },
    deleteFinancingObject: { invalidatesTags: objectsMoved },
  },
});

export const {
  useFindSuppliesQuery,
  useGetSupplyQuery,
  useFindFinancingObjectsQuery,
  useGetFinancingObjectQuery,
  useOrderFinancingObjectsMutation,
  useDeleteFinancingObjectMutation,
} = financeRegistryApi;

export type {
  FinancingObject,
  FinancingOrderResult,
  FinancingStatus,
  SearchFilter,
  SearchRequest,
  Supply,
  SupplyPage,
} from '../generated/financeRegistry';
