import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSessionStatus } from '../session/sessionSlice';

/**
 * Takes everything personal off the page in the very moment the session ends, also when the sign-in
 * page can't be loaded because there is no network.
 */
export function CabinetGate() {
  const status = useSelector(selectSessionStatus);
  // While restoring there is nothing personal yet, and a failed attempt has its own error page.
  if (status !== 'anonymous') return <Outlet />;
  return (
    <main className="signed-out">
      <h1>Вы вышли из кабинета</h1>
      <p>Сейчас откроется страница входа.</p>
      <a href="/login">Войти</a>
    </main>
  );
}
