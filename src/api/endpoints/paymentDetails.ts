import { afterSuccess } from './cacheTags';
import { paymentDetailsApi as generated } from '../generated/paymentDetails';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of bank accounts with what the generator can't express: reading and cache tags. */
export const paymentDetailsApi = generated
  .enhanceEndpoints({ addTagTypes: ['PaymentDetails'] })
  .enhanceEndpoints({
    endpoints: {
      findPaymentDetails: { extraOptions: { read: readPage }, providesTags: ['PaymentDetails'] },
      getPaymentDetails: { extraOptions: { read: readRecord }, providesTags: ['PaymentDetails'] },
      updatePaymentDetails: { invalidatesTags: afterSuccess('PaymentDetails') },
      deletePaymentDetails: { invalidatesTags: afterSuccess('PaymentDetails') },
    },
  });

export const { useFindPaymentDetailsQuery } = paymentDetailsApi;
export type { PaymentDetails, PaymentDetailsUpdate } from '../generated/paymentDetails';
export type { NewPaymentDetails } from '../generated/organization';
