import type { AppThunk } from '../../session/appStore';
import { signOut } from '../../session/signOut';
import { confirm } from '../modal/modalKind';

/** Messages about work that a sign-out would interrupt. */
const losses = new Set<{ message: string }>();

/** Makes every sign-out ask for confirmation with this message, until the returned function is called. */
export function askBeforeSignOut(message: string): () => void {
  const loss = { message };
  losses.add(loss);
  return () => void losses.delete(loss);
}

/** Signs out at the user's request; asks for confirmation if work would be lost. */
export function consentedSignOut(): AppThunk<Promise<void>> {
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
