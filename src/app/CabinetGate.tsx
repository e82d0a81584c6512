import { Outlet } from 'react-router-dom';
import { useAppSelector } from '../session/appStore';
import {
  selectIsAnotherUser,
  selectSessionEnd,
  selectSessionStatus,
} from '../session/sessionSlice';
import { createPart, LazyPart } from '../shell/lazy/LazyPart';
import type { UserChangeNoteProps } from './UserChangeNote';

/** Needed by few, once. */
const changeNote = createPart<UserChangeNoteProps>(() => import('./UserChangeNote'));

/**
 * Takes everything personal off the page in the very moment the session ends: while the sign-in
 * page is still on its way, also when there is no network to bring it.
 */
export function CabinetGate() {
  const status = useAppSelector(selectSessionStatus);
  const reason = useAppSelector(selectSessionEnd);
  const isAnother = useAppSelector(selectIsAnotherUser);
  // Also when the next session is open already: the note over the page has to name its user.
  if (reason === 'userChanged' || isAnother) {
    return (
      <LazyPart part={changeNote} fallback={<p>Узнаём, кто теперь в кабинете…</p>}>
        {(UserChangeNote) => <UserChangeNote overReload={isAnother} />}
      </LazyPart>
    );
  }
  // While restoring there is nothing personal yet, and a failed attempt has its own error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main>
      <h1>{reason === 'signedOut' ? 'Вы вышли из кабинета' : 'Сессия завершена'}</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}
