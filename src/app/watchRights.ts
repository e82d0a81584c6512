import type { createBrowserRouter } from 'react-router-dom';
import { REFETCH } from '../api/cache/freshness';
import { userApi } from '../api/endpoints/user';
import { callForbidden } from '../api/events';
import type { StartListening } from '../session/lifecycle';
import { selectSessionStatus } from '../session/sessionSlice';
import { loadModules } from '../shell/modules/loadModules';
import { toastsOf } from '../shell/toast/toasts';
import { rightsIn } from './guessedPage';
import type { CabinetStore } from './store';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Minimum milliseconds between two reloads of the user's rights. */
const PAUSE_MS = 15_000;

const LED_AWAY =
  'Доступ к разделу закрыт: ваши роли в кабинете изменились. Если раздел нужен, обратитесь к администратору организации';
const CHANGED = 'Ваши роли в кабинете изменились: меню и разделы обновлены';

/**
 * Reloads the user and the modules after a 403, at most every 15 s, because the user may have lost a role. If the
 * rights have changed, the page's guards run again and the menu updates. If not, only the failed call shows an error.
 */
export function watchRights(
  store: CabinetStore,
  router: Pick<DataRouter, 'state' | 'revalidate'>,
  start: StartListening,
): void {
  const { dispatch } = store;
  let readAt = Number.NEGATIVE_INFINITY;

  const rights = () => JSON.stringify(rightsIn(store.getState()));

  const refetchRights = async () => {
    const before = rights();
    const asked = userApi.endpoints.getCurrentUser.initiate(undefined, REFETCH);
    await Promise.all([dispatch(asked), dispatch(loadModules({ forceRefetch: true }))]);
    const isOver = selectSessionStatus(store.getState()) !== 'authenticated';
    if (isOver || rights() === before) return;
    const { pathname } = router.state.location;
    await router.revalidate();
    toastsOf(dispatch).info(router.state.location.pathname === pathname ? CHANGED : LED_AWAY);
  };

  start({
    actionCreator: callForbidden,
    effect: async () => {
      const isDue = performance.now() - readAt >= PAUSE_MS;
      const isInside = selectSessionStatus(store.getState()) === 'authenticated';
      if (!isDue || !isInside) return;
      readAt = performance.now();
      await refetchRights();
    },
  });
}
