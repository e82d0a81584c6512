import { useState } from 'react';
import type { User } from '../../../api/endpoints/user';
import { isAborted, toApiError } from '../../../api/errors';
import { useSessionDispatch } from '../../../session/apiRoot';
import { confirm } from '../../../shell/modal/confirm';
import { toast } from '../../../shell/toast/toasts';
import { useSaveUser } from './useSaveUser';
import { personOf } from './userForm';
import { fullName } from './userName';

export interface ConfirmUser {
  /** Asks and confirms; a second call while one runs does nothing. */
  confirmUser: (user: User) => Promise<void>;
  /** Who is being confirmed. */
  busyId: string | null;
}

/** «Подтвердить»: a user who has registered may use the cabinet from now on. */
export function useConfirmUser(): ConfirmUser {
  const dispatch = useSessionDispatch();
  const save = useSaveUser();
  const [busyId, setBusyId] = useState<string | null>(null);

  const confirmUser = async (user: User) => {
    if (busyId !== null) return;
    const name = fullName(user);
    // A sloppy answer may lack the organization; that is no reason to confirm nobody.
    const of = user.organization?.name ? ` (${user.organization.name})` : '';
    const agreed = await dispatch(
      confirm({
        title: 'Подтвердить пользователя?',
        message: `${name}${of} получит доступ к разделам кабинета по своим ролям.`,
        confirmLabel: 'Подтвердить',
      }),
    );
    if (!agreed) return;
    setBusyId(user.id);
    // The record is read again on the way: a colleague may have changed the rest.
    const error: unknown = await save(user, personOf(user), true).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    setBusyId(null);
    if (error === undefined) {
      toast.success(`Пользователь ${name} подтверждён`);
      return;
    }
    const failure = toApiError(error);
    if (!isAborted(failure)) toast.error(`${name} не подтверждён. ${failure.message}`);
  };
  return { confirmUser, busyId };
}
