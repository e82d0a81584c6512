import { clientApi, useDeleteCredentialMutation } from '../../../api/endpoints/client';
import type { Service } from '../../../domain/services';
import { toApiError } from '../../../api/errors';
import { useSessionDispatch } from '../../../session/apiRoot';
import { confirm } from '../../../shell/modal/confirm';
import { toast } from '../../../shell/toast/toasts';
import type { ConnectedAccount } from './integrationView';

/** Asks, then disconnects the account; says how it went. */
export function useDisconnect(service: Service) {
  const dispatch = useSessionDispatch();
  const [remove, { isLoading }] = useDeleteCredentialMutation();

  const disconnect = async ({ id, clientId }: ConnectedAccount) => {
    const agreed = await dispatch(
      confirm({
        title: `Отключить аккаунт ${service.genitive}?`,
        message: `Аккаунт «${clientId}» будет отключён: заказы перестанут загружаться, новые заказы не будут застрахованы. Чтобы вернуть загрузку, аккаунт нужно подключить заново.`,
        confirmLabel: 'Отключить',
        cancelLabel: 'Оставить',
        danger: true,
      }),
    );
    if (!agreed) return;
    const { error } = await remove({ id });
    if (error === undefined) {
      toast.success(`Аккаунт ${service.genitive} отключён`);
      return;
    }
    const failure = toApiError(error);
    if (failure.status !== 404) {
      toast.error(failure.message);
      return;
    }
    // Somebody else was quicker: what is shown here is out of date.
    dispatch(clientApi.util.invalidateTags(['Credential', 'ServiceHealth', 'CurrentUser']));
    toast.info(`Аккаунт ${service.genitive} уже отключён`);
  };
  return { disconnect: (account: ConnectedAccount) => void disconnect(account), busy: isLoading };
}
