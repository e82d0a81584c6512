import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The one api of the cabinet. Generated files inject its endpoints, `endpoints/*.ts` add what the
 * generator can't express.
 */
export const cabinetApi = createApi({
  reducerPath: 'cabinetApi',
  baseQuery,
  tagTypes: ['CurrentUser', 'DebtorOffers'],
  // A hung call must not hold every invalidation back.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
