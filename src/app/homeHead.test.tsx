// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../test/render/cabinet';
import { HeadFigures } from '../modules/core/page';
import TodoBlock from '../modules/core/today/TodoBlock';
import { moduleRegistry } from '../shell/modules/registry';
import * as modules from './cabinetModules';
import { WithModules } from './testing/WithModules';

const cabinet = testCabinet();

Object.values(modules).forEach(moduleRegistry.register);

async function show(as: string) {
  const page = (
    <WithModules>
      <HeadFigures />
      <TodoBlock room={5} />
    </WithModules>
  );
  await cabinet.show({ '/offer': page }, { as });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Что сделать' })).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
}
const figures = () => [...document.querySelectorAll('.head-figures a')];

it('the sums at the top of the home page add no calls to the calls of the task list', async () => {
  await show('kuznetsova@uralmetall-snab.ru');
  expect(figures().map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Доступный лимит [\d\u00A0]+₽$/),
    expect.stringMatching(/^Счета к оплате за 7 дней [\d\u00A0]+₽$/),
    expect.stringMatching(/^Просрочено [\d\u00A0]+₽$/),
  ]);
  expect(figures().map((link) => link.getAttribute('href'))).toEqual([
    '/financing?tab=agreements',
    expect.stringMatching(/^\/deliveries\?tab=invoices&due=\d{4}-\d\d-\d\d\.\./),
    '/deliveries?overdue=on',
  ]);
  expect(document.querySelectorAll('.head-figures__alarm')).toHaveLength(1);
  const calls = cabinet.calls();
  expect(calls).not.toContain('findFinanceAgreements');
  expect(calls.filter((call) => call === 'findSupplies')).toHaveLength(1);
});

it('the home page shows no sums at its top to a user without financing', async () => {
  await show('morozov@posylka-plus.ru');
  expect(document.querySelector('.head-figures')).toBeNull();
});
