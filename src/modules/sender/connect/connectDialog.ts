import { modalKind } from '../../../shell/modal/modalKind';
import type { ConnectDialogProps, ConnectEnd } from './ConnectDialog';

/** «Подключение аккаунта»; no result where it was given up. */
export const connectDialog = modalKind<ConnectDialogProps, ConnectEnd>({
  id: 'sender/connect',
  lazy: () => import('./ConnectDialog'),
});
