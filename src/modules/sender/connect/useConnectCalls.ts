import { clientApi } from '../../../api/endpoints/client';
import { senderApi } from '../../../api/endpoints/sender';
import { errorWithoutBody, isAborted, toApiError } from '../../../api/errors';
import { courierService } from '../../../domain/services';
import { fieldsOf } from '../../../lib/fieldsOf';
import { useSessionDispatch } from '../../../session/apiRoot';
import {
  connectedAccount,
  type ConnectedAccount,
} from '../../../products/serviceAccount/accountView';
import { connectForm, type ConnectValues } from './connectForm';

const { checkContractNumber } = senderApi.endpoints;
const { createCredential, getCredential, getServiceHealth } = clientApi.endpoints;

/** One question whose answer is wanted anew and by nobody else. */
const anew = { forceRefetch: true, subscribe: false } as const;

/** The calls of the dialog. None is tracked: what was typed must not enter the store. */
export function useConnectCalls() {
  const dispatch = useSessionDispatch();
  const { type } = courierService;
  return {
    /**
     * Whether there is an offer for the contract; a failed check is none (specification, section 8).
     * Throws where the session is gone, which is no answer about the contract.
     */
    isAvailable: async (contractNumber: string): Promise<boolean> => {
      const { data, error } = await dispatch(
        checkContractNumber.initiate({ contractNumber }, { track: false }),
      );
      if (error === undefined) return fieldsOf(data)['available'] === true;
      const failure = toApiError(error);
      if (failure.status === 401 || isAborted(failure)) throw failure;
      return false;
    },

    /**
     * Saves the credential, learns what the service says of it, and gives the account. One that is
     * there already, from another tab or from a call whose answer was lost or names none, is as good.
     * Throws the refusal.
     */
    save: async (values: ConnectValues): Promise<ConnectedAccount> => {
      const newCredential = connectForm.write(values);
      const { data, error } = await dispatch(
        createCredential.initiate({ newCredential }, { track: false }),
      );
      const failure =
        error === undefined ? errorWithoutBody('INVALID_RESPONSE') : toApiError(error);
      if (error !== undefined && failure.status !== 409) throw failure;
      let account = connectedAccount(data);
      if (account.id === '') {
        const held = await dispatch(getCredential.initiate({ id: type }, anew));
        if (held.isSuccess) account = connectedAccount(held.data);
        if (account.id === '') throw failure;
        dispatch(
          clientApi.util.invalidateTags(['ServiceHealth', 'InsuranceStatus', 'CurrentUser']),
        );
      }
      await dispatch(getServiceHealth.initiate({ service: type }, anew));
      return account;
    },
  };
}
