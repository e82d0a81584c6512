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
 * Replaces the screens as soon as the session ends, so that no personal data stay visible. Does not wait for the
 * sign-in page, which may never load without a network.
 */
export function CabinetGate() {
  const status = useAppSelector(selectSessionStatus);
  const reason = useAppSelector(selectSessionEnd);
  const isAnother = useAppSelector(selectIsAnotherUser);
  // The note is shown even if the next session is already open, because it must name the new user.
  if (reason === 'userChanged' || isAnother) {
    return (
      <LazyPart part={changeNote} fallback={<p>Узнаём, кто теперь в кабинете…</p>}>
        {(UserChangeNote) => <UserChangeNote overReload={isAnother} />}
      </LazyPart>
    );
  }
  // During the restore, no personal data is visible yet; a failed restore has a separate error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main>
      <h1>{reason === 'signedOut' ? 'Вы вышли из кабинета' : 'Сессия завершена'}</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}
