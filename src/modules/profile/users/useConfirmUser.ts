import type { ApiError } from '../../../api/errors';
import type { User } from '../../../api/endpoints/user';
import { useAction } from '../../../blocks/action/useAction';
import { personOf } from './userForm';
import { useSaveUser } from './useSaveUser';
import { fullName } from './shownUser';

export interface ConfirmUser {
  /** Asks, then confirms the user; does nothing while a call runs. */
  confirmUser: (user: User) => void;
  /** Id of the user who is being confirmed. */
  busyId: string | null;
}

export const confirmedText = (user: User) => `Пользователь ${fullName(user)} подтверждён`;

export const notConfirmedText = (user: User, { message }: ApiError) =>
  `${fullName(user)} не подтверждён. ${message}`;

/** «Подтвердить»: a user who has registered may then use the cabinet. */
export function useConfirmUser(): ConfirmUser {
  const save = useSaveUser();
  const { run, subject } = useAction<unknown, User>({
    ask: (user) => {
      // The answer may lack the organization; the user can be confirmed nevertheless.
      const of = user.organization?.name ? ` (${user.organization.name})` : '';
      return {
        title: 'Подтвердить пользователя?',
        message: `${fullName(user)}${of} получит доступ к разделам кабинета по своим ролям.`,
        confirmLabel: 'Подтвердить',
      };
    },
    // The record is read again before the change: a colleague may have changed other fields.
    call: (user) => save(user, personOf(user), true),
    success: confirmedText,
    failure: notConfirmedText,
  });
  return { confirmUser: run, busyId: subject?.id ?? null };
}
