import { afterSuccess, byId, listOf, providesOne } from '../cache/cacheTags';
import { financeRequestApi as generated } from '../generated/financeRequest';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeRequest';

/** An offer includes its request, so changes of the request reload the offers. */
const requestMoved = afterSuccess(
  byId('FinanceRequest'),
  listOf('FinanceRequest'),
  byId('FinanceRequestForm'),
  'FinanceOffer',
);
/** Invalidates the form of the request that the argument names. */
const formChanged = afterSuccess(byId('FinanceRequestForm'));
/** Invalidates all forms, because the argument names a founder or a contact person, but not the request. */
const someFormChanged = afterSuccess('FinanceRequestForm');

export const financeRequestApi = generated.enhanceEndpoints({
  endpoints: {
    getFinanceRequest: { providesTags: providesOne('FinanceRequest') },
    getFinanceRequestForm: { providesTags: providesOne('FinanceRequestForm') },
    createFinanceRequest: {
      invalidatesTags: afterSuccess(listOf('FinanceRequest'), 'FinanceOffer'),
    },
    sendFinanceRequest: { invalidatesTags: requestMoved },
    deleteFinanceRequest: {
      invalidatesTags: afterSuccess(listOf('FinanceRequest'), 'FinanceOffer'),
    },
    // The response is the whole current form, so it is stored and nothing is reloaded.
    saveFinanceRequestForm: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer || answer.data.requestId !== id) return;
        void dispatch(generated.util.upsertQueryData('getFinanceRequestForm', { id }, answer.data));
      },
    },
    createFounder: { invalidatesTags: formChanged },
    updateFounder: { invalidatesTags: someFormChanged },
    deleteFounder: { invalidatesTags: someFormChanged },
    createContactPerson: { invalidatesTags: formChanged },
    updateContactPerson: { invalidatesTags: someFormChanged },
    deleteContactPerson: { invalidatesTags: someFormChanged },
    acceptFinanceAgreementFlag: { invalidatesTags: formChanged },
  },
});

export type {
  AgreementFlag,
  ContactPersonData,
  FinanceRequestFormUpdate,
  FounderData,
  RequestPaymentDetails,
  ValidateGroup,
} from '../generated/financeRequest';
export type FinanceRequest = Decoded<schemas.FinanceRequest>;
export type FinanceRequestForm = Decoded<schemas.FinanceRequestForm>;
