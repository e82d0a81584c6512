import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { senderApi as generated } from '../generated/sender';
import { readListPage, readPage } from '../answers/lists';
import { readEntity } from '../answers/entities';
import { readRecord } from '../answers/records';
import type { DisableReason, OrderStatus } from '../generated/sender';

const record = { extraOptions: { read: readRecord } };
const entity = { extraOptions: { read: readEntity } };
/** A page stands without it (specification, section 8). */
const part = { extraOptions: { read: readRecord, isPart: true } } as const;

/** An order shows its claim, and the dashboard counts claims. */
const claimChanged = afterSuccess(byId('Claim'), 'Order');
const claimCameOrWent = afterSuccess('Claim', 'Order');
const insuranceSwitched = afterSuccess('InsuranceStatus', 'Order');

/** The calls of senders with what the generator can't express: reading and cache tags. */
export const senderApi = generated.enhanceEndpoints({
  endpoints: {
    checkContractNumber: part,
    getOrderStatuses: {
      extraOptions: {
        read: (body: unknown) => readListPage<OrderStatus>(body).content,
        isPart: true,
      },
    },
    // It counts all orders, so that each change of one changes it.
    getOrderDashboard: { ...part, providesTags: [listOf('Order')] },
    findOrders: { extraOptions: { read: readPage }, providesTags: providesPage('Order') },
    getOrder: { ...part, providesTags: providesOne('Order') },
    findClaims: {
      extraOptions: { read: readPage, isPart: true },
      providesTags: providesPage('Claim'),
    },
    getClaim: { ...record, providesTags: providesOne('Claim') },
    createClaim: { ...entity, invalidatesTags: claimCameOrWent },
    updateClaim: { ...entity, invalidatesTags: claimChanged },
    deleteClaim: { invalidatesTags: claimCameOrWent },
    submitClaim: { ...entity, invalidatesTags: claimChanged },
    getInsurancePrice: part,
    getDisableReasons: {
      extraOptions: {
        read: (body: unknown) => readListPage<DisableReason>(body).content,
        isPart: true,
      },
    },
    sendDisableReasons: { extraOptions: { isPart: true } },
    activateInsurance: { ...record, invalidatesTags: insuranceSwitched },
    deactivateInsurance: { invalidatesTags: insuranceSwitched },
    findSenderInvoices: {
      extraOptions: { read: readPage },
      providesTags: providesPage('SenderInvoice'),
    },
  },
});

export const {
  useActivateInsuranceMutation,
  useDeactivateInsuranceMutation,
  useFindClaimsQuery,
  useFindOrdersQuery,
  useFindSenderInvoicesQuery,
  useDeleteClaimMutation,
  useGetClaimQuery,
  useGetDisableReasonsQuery,
  useGetInsurancePriceQuery,
  useGetOrderDashboardQuery,
  useGetOrderQuery,
  useGetOrderStatusesQuery,
  useSendDisableReasonsMutation,
} = senderApi;
export type {
  Claim,
  ClaimUpdate,
  DisableReason,
  DisableReasonsAnswer,
  NewClaim,
  Order,
  OrderDashboard,
} from '../generated/sender';
