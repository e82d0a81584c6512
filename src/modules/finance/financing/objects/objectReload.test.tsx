// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../../test/backend/scenarios/finance/owners';
import { testCabinet } from '../../../../../test/render/cabinet';
import type { Transport } from '../../../../api/transport/transport';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { watchWakeUps } from '../../../../session/wakeUp';
import ObjectsTab from './ObjectsTab';

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
const cabinet = testCabinet();
let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const table = () => cabinet.backend.world.db.financingObject;
const asked = () => cabinet.sent('findFinancingObjects').length;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const rowCheckboxes = () => screen.findAllByRole('checkbox', { name: /^Выбрать требование/ });
const statusOf = (name: 'ORDERED' | 'FINANCED' | 'REPAID') => ({
  status: { name, description: financingStatuses[name].label },
});

/** Deletes all but two of Anna's objects, and gives these two the status; returns the first one. */
function twoObjects(name: 'ORDERED' | 'REPAID') {
  const mine = table()
    .all()
    .filter(({ organizationId }) => organizationId === ANNA.organizationId);
  const [first, second] = mine;
  if (!first || !second) throw new Error('No objects');
  for (const { id } of mine) if (id !== first.id && id !== second.id) table().delete(id);
  for (const { id } of [first, second]) table().update(id, statusOf(name));
  return first;
}

async function openAll() {
  const { store } = await cabinet.show(
    { '/financing': <ObjectsTab /> },
    { address: '/financing?view=all' },
  );
  const transport: Pick<Transport, 'recheck'> = { recheck: () => Promise.resolve() };
  stop = watchWakeUps(store.dispatch, transport as Transport);
}

async function look(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('objects are reloaded while their statuses are not final, and show a new status', async () => {
  const first = twoObjects('ORDERED');
  await openAll();
  expect(await rowCheckboxes()).toHaveLength(2);
  expect(asked()).toBe(1);
  table().update(first.id, statusOf('FINANCED'));
  await pass(11);
  expect(await screen.findByText('Профинансировано')).toBeVisible();
  expect(asked()).toBe(2);
  await pass(10);
  await vi.waitFor(() => expect(asked()).toBe(3), 10_000);
});

it('objects are not reloaded while the page is hidden, but as soon as it is shown', async () => {
  twoObjects('ORDERED');
  await openAll();
  expect(await rowCheckboxes()).toHaveLength(2);
  await pass(11);
  await vi.waitFor(() => expect(asked()).toBe(2), 10_000);
  await look('hidden');
  await pass(120);
  expect(asked()).toBe(2);
  await look('visible');
  await vi.waitFor(() => expect(asked()).toBe(3), 10_000);
});

it('objects are not reloaded when their statuses are final', async () => {
  twoObjects('REPAID');
  await openAll();
  expect(await rowCheckboxes()).toHaveLength(2);
  await pass(120);
  expect(asked()).toBe(1);
});
