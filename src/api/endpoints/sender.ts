import { afterSuccess, byId, listOf, providesOne, providesPage, tagOf } from '../cache/cacheTags';
import { senderApi as generated } from '../generated/sender';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/sender';

/** A page stands without it (specification, section 8). */
const part = { extraOptions: { isPart: true } } as const;

/** An order shows its claim, and the dashboard counts claims. */
const claimChanged = afterSuccess(byId('Claim'), 'Order');
const claimCameOrWent = afterSuccess('Claim', 'Order');
const objectionSent = afterSuccess<{ newObjection: { claimId: string } }>(({ newObjection }) =>
  tagOf('Claim', newObjection.claimId),
);
/** The status of the insurance is put into the cache by what switches it. */
const insuranceSwitched = afterSuccess('Order');

/** The calls of senders with what the generator can't express: reading and cache tags. */
export const senderApi = generated.enhanceEndpoints({
  endpoints: {
    checkContractNumber: part,
    getOrderStatuses: part,
    // It counts all orders, so that each change of one changes it.
    getOrderDashboard: { ...part, providesTags: [listOf('Order')] },
    findOrders: { providesTags: providesPage('Order') },
    getOrder: { ...part, providesTags: providesOne('Order') },
    findClaims: {
      extraOptions: { isPart: true },
      providesTags: providesPage('Claim'),
    },
    getClaim: { providesTags: providesOne('Claim') },
    createClaim: { invalidatesTags: claimCameOrWent },
    updateClaim: { invalidatesTags: claimChanged },
    deleteClaim: { invalidatesTags: claimCameOrWent },
    submitClaim: { invalidatesTags: claimChanged },
    // The page of the claim stands without it.
    createObjection: { ...part, invalidatesTags: objectionSent },
    // A draft can be sent without it: what fails is said where it was asked for.
    excludeClaimOrders: { ...part, invalidatesTags: afterSuccess(byId('Claim')) },
    getInsurancePrice: part,
    getDisableReasons: part,
    sendDisableReasons: { extraOptions: { isPart: true } },
    activateInsurance: { invalidatesTags: insuranceSwitched },
    deactivateInsurance: { invalidatesTags: insuranceSwitched },
    findSenderInvoices: {
      providesTags: providesPage('SenderInvoice'),
    },
  },
});

export type { ClaimUpdate, DisableReasonsAnswer, NewClaim } from '../generated/sender';
export type Claim = Decoded<schemas.Claim>;
export type DisableReason = Decoded<schemas.DisableReason>;
export type Order = Decoded<schemas.Order>;
export type OrderDashboard = Decoded<schemas.OrderDashboard>;
export type SenderInvoice = Decoded<schemas.SenderInvoice>;
export type OrderStatus = Decoded<schemas.OrderStatus>;
