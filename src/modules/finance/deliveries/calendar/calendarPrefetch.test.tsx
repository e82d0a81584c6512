// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginPage } from '../../../../../test/render/beginPage';
import { testCabinet } from '../../../../../test/render/cabinet';
import CalendarTab from './CalendarTab';
import { financeModule } from '../../manifest';
import { plan } from './testing/calendarForTests';

const cabinet = testCabinet();

it.each([
  ['&month=2031-12', 'Декабрь 2031'],
  ['&view=week&week=2031-12-10', '8–14 декабря 2031'],
])('the calendar loads its data once, with its code, for the query %s', async (query, title) => {
  plan(cabinet, [{ day: '2031-12-11', kopeks: 100 }]);
  const { store, goTo } = await cabinet.show({
    '/offer': <h1>Страховые продукты</h1>,
    '/deliveries': <CalendarTab />,
  });
  const address = `/deliveries?tab=calendar${query}`;
  await beginPage(financeModule.routes, '/deliveries', store, address);
  const expected = ['findFinanceAgreements', 'findFinancingObjects'];
  await vi.waitFor(() => expect(cabinet.calls().toSorted()).toEqual(expected), 10_000);
  await goTo(address);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  // The exact sums of a week may have arrived already.
  expect(await screen.findByText(/Итого за/)).toHaveTextContent(/(?:≈ 1|1,00) ₽/);
  const finds = cabinet.calls().filter((call) => call.startsWith('find'));
  expect(finds.toSorted()).toEqual(expected);
});
