import type { ApiError } from '../../../api/errors';
import type { User } from '../../../api/endpoints/user';
import { useAction } from '../../../blocks/action/useAction';
import { personOf } from './userForm';
import { useSaveUser } from './useSaveUser';
import { fullName } from './shownUser';

export interface ConfirmUser {
  /** Asks for confirmation, then confirms the user; has no effect while a call is running. */
  confirmUser: (user: User) => void;
  /** Id of the user who is being confirmed. */
  busyId: string | null;
}

export const confirmedText = (user: User) => `Пользователь ${fullName(user)} подтверждён`;

export const notConfirmedText = (user: User, { message }: ApiError) =>
  `${fullName(user)} не подтверждён. ${message}`;

/** Returns the action «Подтвердить», which gives a registered user access to the cabinet. */
export function useConfirmUser(): ConfirmUser {
  const save = useSaveUser();
  const { run, subject } = useAction<unknown, User>({
    ask: (user) => {
      // The response may lack the organization; the user can be confirmed anyway.
      const of = user.organization?.name ? ` (${user.organization.name})` : '';
      return {
        title: 'Подтвердить пользователя?',
        message: `${fullName(user)}${of} получит доступ к разделам кабинета по своим ролям.`,
        confirmLabel: 'Подтвердить',
      };
    },
    // The record is loaded again before the change, because a colleague may have changed other fields.
    call: (user) => save(user, personOf(user), true),
    success: confirmedText,
    failure: notConfirmedText,
  });
  return { confirmUser: run, busyId: subject?.id ?? null };
}
