import { modalKind } from '../../../shell/modal/modalKind';

export interface NewUserDialogProps {
  /** The owner of the cabinet adds the user, and may make another owner. */
  ofOwner: boolean;
}

/** Adds a colleague. */
export const newUserDialog = modalKind<NewUserDialogProps>({
  id: 'profile/new-user',
  lazy: () => import('./NewUserDialog'),
});
