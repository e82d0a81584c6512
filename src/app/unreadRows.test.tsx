// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testCabinet } from '../../test/render/cabinet';
import TodoBlock from '../modules/core/today/TodoBlock';
import ClaimsTab from '../modules/sender/orders/claims/ClaimsTab';
import { moduleRegistry } from '../shell/modules/registry';
import Bell from '../shell/today/Bell';
import { TODAY_KEY } from '../shell/today/todayMemory';
import * as modules from './cabinetModules';
import { WithModules } from './testing/WithModules';

const cabinet = testCabinet();
/** Timeout for a slow machine. */
const SLOW = { timeout: 10_000 };
const DENIS = 'morozov@posylka-plus.ru';

Object.values(modules).forEach(moduleRegistry.register);

/** The bell and the registry of claims. The task list makes all sources of tasks and news load at once. */
function Claims() {
  return (
    <WithModules>
      <Bell />
      <TodoBlock room={0} />
      <ClaimsTab />
    </WithModules>
  );
}

/** Opens the page again after one claim was approved and another was paid. */
async function comeBack() {
  const visit = () => cabinet.show({ '/sender/order-register': <Claims /> }, { as: DENIS });
  await visit();
  await waitFor(() => expect(localStorage.getItem(TODAY_KEY) ?? '').toContain('"claims"'), SLOW);
  expect(marks()).toEqual([]);
  cleanup();
  const table = cabinet.backend.world.db.claim;
  const [one, other] = table.all().filter(({ isGroupClaim }) => !isGroupClaim);
  for (const [claim, name] of [
    [one, 'APPROVED'],
    [other, 'PAID'],
  ] as const) {
    table.update(claim?.id ?? '', { status: { name, description: name } });
  }
  const shown = await visit();
  await waitFor(() => expect(marks()).toHaveLength(2), SLOW);
  return shown;
}

const marks = () => screen.queryAllByRole('img', { name: 'Новое' });
const bell = () => screen.findByRole('button', { name: /^Что изменилось/ });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('rows with news are marked until each was opened, and the bell counts them', async () => {
  const { user } = await comeBack();
  expect(await bell()).toHaveAccessibleName(/2.новых$/);
  const row = marks()[0]?.closest<HTMLElement>('[data-row]') ?? document.body;
  // The mark is not text, so it is neither copied nor exported.
  expect(row.textContent).not.toContain('Новое');
  await user.click(row);
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(await bell()).toHaveAccessibleName(/1.новое$/);
});

it('«Прочитать все» removes the marks of all rows', async () => {
  const { user } = await comeBack();
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: 'Прочитать все' }));
  await waitFor(() => expect(marks()).toEqual([]));
  expect(await bell()).toHaveAccessibleName('Что изменилось');
});
