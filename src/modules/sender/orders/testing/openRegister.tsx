import type { TestCabinet } from '../../../../../test/render/cabinet';
import { selectCurrentUser } from '../../../../session/currentUser';
import { senderModule } from '../../index';
import { orderTabs } from '../orderTabs';
import OrderRegisterPage from '../OrderRegisterPage';

/** The address of the register. */
export const PATH = '/sender/order-register';

/** The sender of the demo. */
export const DENIS = 'morozov@posylka-plus.ru';

/** What the router does before it opens an address, then the page itself. */
export async function openRegister(cabinet: TestCabinet, query = '', as = DENIS) {
  await Promise.all(orderTabs.tabs.map(({ lazy }) => lazy()));
  const shown = await cabinet.show(
    { '/offer': <h1>Страховые продукты</h1>, [PATH]: <OrderRegisterPage /> },
    { as },
  );
  const { store, goTo } = shown;
  const url = new URL(`${PATH}${query}`, 'https://cabinet.example');
  const route = senderModule.routes?.find(({ path }) => path === PATH);
  const { dispatch, getState } = store;
  route?.load?.({ dispatch, getState, url, params: {}, user: selectCurrentUser(getState()) });
  await goTo(`${PATH}${query}`);
  return shown;
}
