import { afterSuccess } from './cacheTags';
import { senderApi as generated } from '../generated/sender';
import { readListPage, readPage } from '../answers/lists';
import { readRecord } from '../answers/records';
import type { OrderStatus } from '../generated/sender';

const record = { extraOptions: { read: readRecord } };
/** An order shows its claim, and the dashboard counts claims. */
const claimsChanged = afterSuccess('Claims', 'Orders');
const insuranceSwitched = afterSuccess('InsuranceStatus', 'Orders');

/** The calls of senders with what the generator can't express: reading and cache tags. */
export const senderApi = generated
  .enhanceEndpoints({ addTagTypes: ['Orders', 'Claims', 'SenderInvoices', 'InsuranceStatus'] })
  .enhanceEndpoints({
    endpoints: {
      checkContractNumber: record,
      getOrderStatuses: {
        extraOptions: { read: (body: unknown) => readListPage<OrderStatus>(body).content },
      },
      getOrderDashboard: { ...record, providesTags: ['Orders'] },
      findOrders: { extraOptions: { read: readPage }, providesTags: ['Orders'] },
      getOrder: { ...record, providesTags: ['Orders'] },
      findClaims: { extraOptions: { read: readPage }, providesTags: ['Claims'] },
      getClaim: { ...record, providesTags: ['Claims'] },
      createClaim: { ...record, invalidatesTags: claimsChanged },
      updateClaim: { invalidatesTags: claimsChanged },
      deleteClaim: { invalidatesTags: claimsChanged },
      submitClaim: { invalidatesTags: claimsChanged },
      getInsurancePrice: record,
      activateInsurance: { ...record, invalidatesTags: insuranceSwitched },
      deactivateInsurance: { invalidatesTags: insuranceSwitched },
      findSenderInvoices: { extraOptions: { read: readPage }, providesTags: ['SenderInvoices'] },
    },
  });
