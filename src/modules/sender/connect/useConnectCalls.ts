import { REFETCH } from '../../../api/cache/freshness';
import { clientApi } from '../../../api/endpoints/client';
import { senderApi } from '../../../api/endpoints/sender';
import { isAborted, toApiError } from '../../../api/errors';
import { courierService } from '../../../domain/services';
import { useAppDispatch } from '../../../session/appStore';
import {
  connectedAccount,
  type ConnectedAccount,
} from '../../../products/serviceAccount/useServiceAccount';
import { activationFailure } from '../conditions/useActivation';
import { connectForm, type ConnectValues } from './connectForm';

const { checkContractNumber } = senderApi.endpoints;
const { createCredential, getCredential, getServiceHealth } = clientApi.endpoints;

/** Returns the calls of the dialog. They are not tracked, because the store must not contain the secret. */
export function useConnectCalls() {
  const dispatch = useAppDispatch();
  const { type } = courierService;
  return {
    /**
     * Returns true if there is an offer for the contract; false after a failed check. N4: step 0 of the connection
     * asks for the contract number. Throws if the session has ended or the call was aborted, because the result is
     * then unknown.
     */
    isAvailable: async (contractNumber: string): Promise<boolean> => {
      const { data, error } = await dispatch(
        checkContractNumber.initiate({ contractNumber }, { track: false }),
      );
      if (error === undefined) return data?.available === true;
      const failure = toApiError(error);
      if (failure.status === 401 || isAborted(failure)) throw failure;
      return false;
    },

    /**
     * Saves the credential, loads its health, and returns the account. After a 409 or an invalid response, accepts the
     * stored credential if its ID equals the typed one. Rejects with an `ApiError`.
     */
    save: async (values: ConnectValues): Promise<ConnectedAccount> => {
      const newCredential = connectForm.write(values);
      const { data, error } = await dispatch(
        createCredential.initiate({ newCredential }, { track: false }),
      );
      let credential = data;
      if (credential === undefined) {
        const failure = toApiError(error);
        const refusal = activationFailure(failure);
        if (failure.status !== 409 && failure.status !== 'INVALID_RESPONSE') throw refusal;
        const held = await dispatch(getCredential.initiate({ id: type }, REFETCH));
        if (!held.isSuccess) throw refusal;
        dispatch(
          clientApi.util.invalidateTags(['ServiceHealth', 'InsuranceStatus', 'CurrentUser']),
        );
        if (held.data.clientId !== newCredential.clientId) throw refusal;
        credential = held.data;
      }
      await dispatch(getServiceHealth.initiate({ service: type }, REFETCH));
      return connectedAccount(credential);
    },
  };
}
