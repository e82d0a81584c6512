import type { TestCabinet } from '../../../../../test/render/cabinet';
import { beginPage } from '../../../../../test/render/beginPage';
import { senderModule } from '../../manifest';
import { orderTabs } from '../orderTabs';
import OrderRegisterPage from '../page';

export const PATH = '/sender/order-register';

/** Demo user who is a sender. */
export const DENIS = 'morozov@posylka-plus.ru';

/** Starts the initial calls like the router does, then renders the page. */
export async function openRegister(cabinet: TestCabinet, query = '', as = DENIS) {
  await Promise.all(orderTabs.tabs.map(({ page }) => page()));
  const shown = await cabinet.show(
    { '/offer': <h1>Страховые продукты</h1>, [PATH]: <OrderRegisterPage /> },
    { as },
  );
  await beginPage(senderModule.routes, PATH, shown.store, `${PATH}${query}`);
  await shown.goTo(`${PATH}${query}`);
  return shown;
}
