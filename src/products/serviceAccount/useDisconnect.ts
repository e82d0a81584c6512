import { clientApi } from '../../api/endpoints/client';
import type { Service } from '../../domain/services';
import { useAppDispatch } from '../../session/appStore';
import { useAction } from '../../blocks/action/useAction';
import { useToast } from '../../shell/toast/toasts';
import type { ConnectedAccount } from './useServiceAccount';

/**
 * Returns the action that asks for confirmation, disconnects the account, and shows the result in a toast.
 *
 * @param onGone called when the account no longer exists
 */
export function useDisconnect(service: Service, onGone?: () => void) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [remove] = clientApi.useDeleteCredentialMutation();
  return useAction<unknown, ConnectedAccount>({
    ask: ({ clientId }) => ({
      title: `Отключить аккаунт ${service.genitive}?`,
      message: `Аккаунт «${clientId}» будет отключён: заказы перестанут загружаться, новые заказы не будут застрахованы. Чтобы вернуть загрузку, аккаунт нужно подключить заново.`,
      confirmLabel: 'Отключить',
      cancelLabel: 'Оставить',
      danger: true,
    }),
    call: ({ id }) => remove({ id }),
    success: () => `Аккаунт ${service.genitive} отключён`,
    failure: (_account, { status, message }) => (status === 404 ? undefined : message),
    onFailed: (_account, { status }) => {
      if (status !== 404) return;
      // Another window has disconnected the account, so the screen is outdated.
      dispatch(clientApi.util.invalidateTags(['Credential', 'ServiceHealth', 'CurrentUser']));
      toast.info(`Аккаунт ${service.genitive} уже отключён`);
      onGone?.();
    },
    ...(onGone && { onDone: onGone }),
  });
}
