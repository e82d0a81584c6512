import { useDeleteUserMutation, type User } from '../../../api/endpoints/user';
import { useAction } from '../../../blocks/action/useAction';
import { fullName } from './userName';

/** «Удалить пользователя»: asks, deletes, and tells `onDeleted`. */
export function useDeleteUser(user: User, onDeleted: () => void) {
  const [deleteUser] = useDeleteUserMutation();
  const name = fullName(user);
  return useAction({
    ask: () => ({
      title: 'Удалить пользователя?',
      message: `${name} больше не сможет войти в кабинет, а открытые сессии завершатся сразу.`,
      confirmLabel: 'Удалить',
      danger: true,
    }),
    call: () => deleteUser({ id: user.id }),
    success: () => `Пользователь ${name} удалён`,
    failure: (_nothing, failure) => `${name} не удалён. ${failure.message}`,
    onDone: onDeleted,
  });
}
