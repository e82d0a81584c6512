import { afterSuccess, providesOne, providesPage } from '../cache/cacheTags';
import { paymentDetailsApi as generated } from '../generated/paymentDetails';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of bank accounts with what the generator can't express: reading and cache tags. */
export const paymentDetailsApi = generated.enhanceEndpoints({
  endpoints: {
    findPaymentDetails: {
      extraOptions: { read: readPage },
      providesTags: providesPage('PaymentDetails'),
    },
    getPaymentDetails: {
      extraOptions: { read: readRecord },
      providesTags: providesOne('PaymentDetails'),
    },
    // The place of the main account goes from one account to another.
    updatePaymentDetails: { invalidatesTags: afterSuccess('PaymentDetails') },
    deletePaymentDetails: { invalidatesTags: afterSuccess('PaymentDetails') },
  },
});

export const { useFindPaymentDetailsQuery } = paymentDetailsApi;
export type { PaymentDetails, PaymentDetailsUpdate } from '../generated/paymentDetails';
export type { NewPaymentDetails } from '../generated/organization';
