import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { afterSuccess, providesOne, providesPage } from '../cache/cacheTags';
import { paymentDetailsApi as generated } from '../generated/paymentDetails';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

const TEXTS = ['bankName', 'bik', 'correspondentAccount', 'settlementAccount', 'currency'] as const;

/**
 * A bank account whose values are texts, whatever the server sent: pages name an account by its last
 * digits, and could not cut them off anything else.
 */
function readAccount(body: unknown): object {
  const account = readRecord(body);
  const fields = fieldsOf(account);
  const texts = TEXTS.map((name) => [name, shownText(fields[name])]);
  return { ...account, ...Object.fromEntries(texts), main: fields['main'] === true };
}

/** A page of bank accounts, each read by `readAccount`. */
function readAccounts(body: unknown) {
  const page = readPage(body);
  return { ...page, content: page.content.map(readAccount) };
}

/** The calls of bank accounts with what the generator can't express: reading and cache tags. */
export const paymentDetailsApi = generated.enhanceEndpoints({
  endpoints: {
    findPaymentDetails: {
      extraOptions: { read: readAccounts },
      providesTags: providesPage('PaymentDetails'),
    },
    getPaymentDetails: {
      extraOptions: { read: readAccount },
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
