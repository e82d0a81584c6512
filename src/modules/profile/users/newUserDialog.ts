import { modalKind } from '../../../shell/modal/modalKind';
import type { NewUserDialogProps } from './NewUserDialog';

/** Adds a colleague. */
export const newUserDialog = modalKind<NewUserDialogProps>({
  id: 'profile/new-user',
  lazy: () => import('./NewUserDialog'),
});
