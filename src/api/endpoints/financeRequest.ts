import { afterSuccess } from './cacheTags';
import { financeRequestApi as generated } from '../generated/financeRequest';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

const record = { extraOptions: { read: readRecord } };
/** An offer shows its request, so what moves a request moves the offers. */
const requestChanged = afterSuccess('FinanceRequests', 'FinanceRequestForms', 'FinanceOffers');
const formChanged = afterSuccess('FinanceRequestForms');

/** The calls of requests for financing with what the generator can't express. */
export const financeRequestApi = generated
  .enhanceEndpoints({ addTagTypes: ['FinanceRequests', 'FinanceRequestForms', 'FinanceOffers'] })
  .enhanceEndpoints({
    endpoints: {
      findFinanceRequests: { extraOptions: { read: readPage }, providesTags: ['FinanceRequests'] },
      findActualFinanceRequests: {
        extraOptions: { read: readPage },
        providesTags: ['FinanceRequests'],
      },
      getFinanceRequest: { ...record, providesTags: ['FinanceRequests'] },
      getFinanceRequestForm: { ...record, providesTags: ['FinanceRequestForms'] },
      createFinanceRequest: { ...record, invalidatesTags: requestChanged },
      deleteFinanceRequest: { invalidatesTags: requestChanged },
      sendFinanceRequest: { invalidatesTags: requestChanged },
      saveFinanceRequestForm: { invalidatesTags: formChanged },
      createFounder: { ...record, invalidatesTags: formChanged },
      updateFounder: { invalidatesTags: formChanged },
      deleteFounder: { invalidatesTags: formChanged },
      createContactPerson: { ...record, invalidatesTags: formChanged },
      updateContactPerson: { invalidatesTags: formChanged },
      deleteContactPerson: { invalidatesTags: formChanged },
      setRequestPaymentDetails: { invalidatesTags: formChanged },
      acceptFinanceAgreementFlag: { invalidatesTags: formChanged },
    },
  });
