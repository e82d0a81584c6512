import { providesOne, providesPage } from '../cache/cacheTags';
import { paymentDetailsApi as generated } from '../generated/paymentDetails';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/paymentDetails';

export const paymentDetailsApi = generated.enhanceEndpoints({
  endpoints: {
    findPaymentDetails: {
      providesTags: providesPage('PaymentDetails'),
    },
    getPaymentDetails: {
      providesTags: providesOne('PaymentDetails'),
    },
  },
});

export type { PaymentDetailsUpdate } from '../generated/paymentDetails';
export type PaymentDetails = Decoded<schemas.PaymentDetails>;
export type { NewPaymentDetails } from '../generated/organization';
