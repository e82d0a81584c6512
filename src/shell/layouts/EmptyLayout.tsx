import './EmptyLayout.css';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { Brand } from '../../ui/navigation/Brand';
import { isKnownPath } from '../modules/registry';
import { PublicMessages } from '../toast/PublicMessages';
import { OfflineBanner } from '../offline/OfflineBanner';

/** Offered as soon as a module brings the page along. */
const promises = [
  {
    title: 'Страхование дебиторской задолженности',
    text: 'Решение по заявке за несколько минут',
  },
  {
    title: 'Финансирование под уступку требований',
    text: 'Предложения банков в одном окне',
  },
  {
    title: 'Страхование заказов',
    text: 'Для продавцов маркетплейсов и отправителей',
  },
] as const;

/**
 * Layout `empty`: sign-in and registration. The form on the left, on wide screens the promise on
 * the right. Native elements only: these pages have a budget of 150 kB.
 */
export function EmptyLayout() {
  return (
    <div className="empty-layout">
      <div className="empty-layout__side">
        <header className="empty-layout__header">
          <OfflineBanner />
          <Brand />
        </header>
        <PublicMessages />
        <main tabIndex={-1} className="empty-layout__main">
          <Outlet />
        </main>
        <footer className="empty-layout__footer">
          {isKnownPath(paths.policy) && <Link to={paths.policy}>Политика обработки данных</Link>}
        </footer>
      </div>
      <aside className="empty-layout__promise" aria-label="О кабинете">
        <h2 className="empty-layout__slogan">Деньги за поставки и заказы под защитой</h2>
        <ul className="empty-layout__promises">
          {promises.map(({ title, text }) => (
            <li key={title} className="empty-layout__item">
              <span>
                <strong className="empty-layout__title">{title}</strong>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
