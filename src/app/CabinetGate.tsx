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
  // This also applies if the next session is already open, because the note must name its user.
  if (reason === 'userChanged' || isAnother) {
    return (
      <LazyPart part={changeNote} fallback={<p>Узнаём, кто теперь в кабинете…</p>}>
        {(UserChangeNote) => <UserChangeNote overReload={isAnother} />}
      </LazyPart>
    );
  }
  // Nothing personal is visible yet during the restore, and a failed attempt has its own error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main>
      <h1>{reason === 'signedOut' ? 'Вы вышли из кабинета' : 'Сессия завершена'}</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}
