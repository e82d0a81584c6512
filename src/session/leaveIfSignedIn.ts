import { redirect } from 'react-router-dom';
import type { AppDispatch } from './appStore';
import { restoreSession } from './restore';

/** Loader guard: a logged-in user opening a sign-in page is sent to `home` (specification, section 2). */
export async function leaveIfSignedIn(dispatch: AppDispatch, home: string): Promise<void> {
  const session = await dispatch(restoreSession());
  if (session.status === 'authenticated') throw redirect(home);
}
