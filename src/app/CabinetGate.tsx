import { Outlet } from 'react-router-dom';
import { useAppSelector } from '../session/appStore';
import {
  selectIsAnotherUser,
  selectSessionEnd,
  selectSessionStatus,
} from '../session/sessionSlice';
import { createPart, LazyPart } from '../shell/lazy/LazyPart';
import type { UserChangeNoteProps } from './UserChangeNote';

const changeNote = createPart<UserChangeNoteProps>(() => import('./UserChangeNote'));

/**
 * Removes all personal data as soon as the session ends, before the sign-in page has loaded: without a network
 * it may never load.
 */
export function CabinetGate() {
  const status = useAppSelector(selectSessionStatus);
  const reason = useAppSelector(selectSessionEnd);
  const isAnother = useAppSelector(selectIsAnotherUser);
  // Also if the next session is already open: the note must name its user.
  if (reason === 'userChanged' || isAnother) {
    return (
      <LazyPart part={changeNote} fallback={<p>Узнаём, кто теперь в кабинете…</p>}>
        {(UserChangeNote) => <UserChangeNote overReload={isAnother} />}
      </LazyPart>
    );
  }
  // During the restore nothing personal is visible yet, and a failed attempt has its own error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main>
      <h1>{reason === 'signedOut' ? 'Вы вышли из кабинета' : 'Сессия завершена'}</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}
