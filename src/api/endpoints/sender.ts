import { ASKED_AGAIN } from '../askedAgain';
import { afterSuccess, byId, listOf, providesOne, providesPage, tagOf } from '../cache/cacheTags';
import { senderApi as generated } from '../generated/sender';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/sender';

/** A claim is shown in its order and counted in the dashboard. */
const claimChanged = afterSuccess(byId('Claim'), 'Order');
const claimCameOrWent = afterSuccess('Claim', 'Order');
const objectionSent = afterSuccess<{ newObjection: { claimId: string } }>(({ newObjection }) =>
  tagOf('Claim', newObjection.claimId),
);
/** Does not invalidate the insurance status, because the callers write the new status into the cache. */
const insuranceSwitched = afterSuccess('Order');

export const senderApi = generated.enhanceEndpoints({
  endpoints: {
    // The dashboard counts all orders, so a change of any order changes the dashboard.
    getOrderDashboard: { providesTags: [listOf('Order')], extraOptions: ASKED_AGAIN },
    findOrders: { providesTags: providesPage('Order') },
    getOrder: { providesTags: providesOne('Order') },
    findClaims: { providesTags: providesPage('Claim') },
    getClaim: { providesTags: providesOne('Claim') },
    createClaim: { invalidatesTags: claimCameOrWent },
    updateClaim: { invalidatesTags: claimChanged },
    deleteClaim: { invalidatesTags: claimCameOrWent },
    submitClaim: { invalidatesTags: claimChanged },
    createObjection: { invalidatesTags: objectionSent },
    excludeClaimOrders: { invalidatesTags: afterSuccess(byId('Claim')) },
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
