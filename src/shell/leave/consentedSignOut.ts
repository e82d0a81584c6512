import type { SessionThunk } from '../../session/apiRoot';
import { signOut } from '../../session/signOut';
import { confirm } from '../modal/confirm';

/** What would be cut short by a sign-out now, in sentences. */
const losses = new Set<{ message: string }>();

/** From now on a sign-out asks first, until the function that comes back is called. */
export function askBeforeSignOut(message: string): () => void {
  const loss = { message };
  losses.add(loss);
  return () => void losses.delete(loss);
}

/** Thunk: the sign-out that the customer asks for; a question comes first where work would be lost. */
export function consentedSignOut(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const [loss] = losses;
    const question = {
      title: 'Выйти из кабинета?',
      confirmLabel: 'Выйти',
      cancelLabel: 'Остаться',
      danger: true,
    };
    if (loss && !(await dispatch(confirm({ ...question, message: loss.message })))) return;
    await dispatch(signOut());
  };
}
