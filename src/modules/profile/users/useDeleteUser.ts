import { useDeleteUserMutation, type User } from '../../../api/endpoints/user';
import { isAborted, toApiError } from '../../../api/errors';
import { useSessionDispatch } from '../../../session/apiRoot';
import { confirm } from '../../../shell/modal/confirm';
import { toast } from '../../../shell/toast/toasts';
import { fullName } from './userName';

/** «Удалить пользователя»: asks, deletes, and tells `onDeleted`. */
export function useDeleteUser(user: User, onDeleted: () => void) {
  const dispatch = useSessionDispatch();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();

  const remove = async () => {
    const name = fullName(user);
    const agreed = await dispatch(
      confirm({
        title: 'Удалить пользователя?',
        message: `${name} больше не сможет войти в кабинет, а открытые сеансы завершатся сразу.`,
        confirmLabel: 'Удалить',
        danger: true,
      }),
    );
    if (!agreed) return;
    const { error } = await deleteUser({ id: user.id });
    if (error === undefined) {
      toast.success(`Пользователь ${name} удалён`);
      onDeleted();
      return;
    }
    const failure = toApiError(error);
    if (!isAborted(failure)) toast.error(`${name} не удалён. ${failure.message}`);
  };
  return { remove, removing: isLoading };
}
