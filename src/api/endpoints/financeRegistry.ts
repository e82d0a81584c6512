import { afterSuccess } from './cacheTags';
import { financeRegistryApi as generated } from '../generated/financeRegistry';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** An order uses up the limit of its agreement and moves the supplies behind the objects. */
const objectsMoved = afterSuccess(
  'FinancingObjects',
  'Supplies',
  'CalendarSums',
  'FinanceAgreements',
);

/** The calls of supplies and financing objects with what the generator can't express. */
export const financeRegistryApi = generated
  .enhanceEndpoints({
    addTagTypes: ['Supplies', 'FinancingObjects', 'CalendarSums', 'FinanceAgreements'],
  })
  .enhanceEndpoints({
    endpoints: {
      findSupplies: { extraOptions: { read: readPage }, providesTags: ['Supplies'] },
      getSupply: { extraOptions: { read: readRecord }, providesTags: ['Supplies'] },
      findFinancingObjects: {
        extraOptions: { read: readPage },
        providesTags: ['FinancingObjects'],
      },
      getFinancingObject: {
        extraOptions: { read: readRecord },
        providesTags: ['FinancingObjects'],
      },
      getCalendarSum: { extraOptions: { read: readRecord }, providesTags: ['CalendarSums'] },
      orderFinancingObjects: { invalidatesTags: objectsMoved },
      deleteFinancingObject: { invalidatesTags: objectsMoved },
    },
  });
