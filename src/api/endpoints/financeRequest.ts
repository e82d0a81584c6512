import { fieldsOf } from '../../lib/fieldsOf';
import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeRequestApi as generated } from '../generated/financeRequest';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

const record = { extraOptions: { read: readRecord } };
const page = { extraOptions: { read: readPage }, providesTags: providesPage('FinanceRequest') };

/** An offer shows its request, so what moves a request moves the offers. */
const requestMoved = afterSuccess(
  byId('FinanceRequest'),
  listOf('FinanceRequest'),
  byId('FinanceRequestForm'),
  'FinanceOffer',
);
/** The form of the request that the call names. */
const formChanged = afterSuccess(byId('FinanceRequestForm'));
/** The call names a founder or a contact person only: whose, is not known here. */
const someFormChanged = afterSuccess('FinanceRequestForm');

/** The calls of requests for financing with what the generator can't express. */
export const financeRequestApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceRequests: page,
    findActualFinanceRequests: page,
    getFinanceRequest: { ...record, providesTags: providesOne('FinanceRequest') },
    getFinanceRequestForm: { ...record, providesTags: providesOne('FinanceRequestForm') },
    createFinanceRequest: {
      ...record,
      invalidatesTags: afterSuccess(listOf('FinanceRequest'), 'FinanceOffer'),
    },
    deleteFinanceRequest: { invalidatesTags: requestMoved },
    sendFinanceRequest: { ...record, invalidatesTags: requestMoved },
    // The answer is the whole form as it is now: nothing has to be read again.
    saveFinanceRequestForm: {
      ...record,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer || fieldsOf(answer.data)['requestId'] !== id) return;
        void dispatch(generated.util.upsertQueryData('getFinanceRequestForm', { id }, answer.data));
      },
    },
    createFounder: { ...record, invalidatesTags: formChanged },
    updateFounder: { ...record, invalidatesTags: someFormChanged },
    deleteFounder: { invalidatesTags: someFormChanged },
    createContactPerson: { ...record, invalidatesTags: formChanged },
    updateContactPerson: { ...record, invalidatesTags: someFormChanged },
    deleteContactPerson: { invalidatesTags: someFormChanged },
    setRequestPaymentDetails: { ...record, invalidatesTags: formChanged },
    acceptFinanceAgreementFlag: { ...record, invalidatesTags: formChanged },
  },
});

export const {
  useGetFinanceRequestQuery,
  useGetFinanceRequestFormQuery,
  useSaveFinanceRequestFormMutation,
  useSendFinanceRequestMutation,
  useCreateFounderMutation,
  useUpdateFounderMutation,
  useDeleteFounderMutation,
  useCreateContactPersonMutation,
  useUpdateContactPersonMutation,
  useDeleteContactPersonMutation,
  useAcceptFinanceAgreementFlagMutation,
} = financeRequestApi;
export type {
  AgreementFlag,
  ContactPersonData,
  FinanceRequest,
  FinanceRequestForm,
  FinanceRequestFormUpdate,
  FounderData,
  RequestPaymentDetails,
  ValidateGroup,
} from '../generated/financeRequest';
