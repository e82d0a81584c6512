import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { cabinetApi } from '../cabinetApi';
import { transportOver } from '../transport/testing/transportOver';
import { authApi } from './auth';
import { directoryApi } from './directory';
import { financeCalendarApi } from './financeCalendar';
import { financeRegistryApi } from './financeRegistry';

const SUM = { date: '2026-11-20', sum: 100, count: 1 };

/** Creates a store with a stub of the server; also returns the calls that the server receives. */
function openStore() {
  const calls: string[] = [];
  const transport = transportOver((request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    calls.push(`${request.method} ${path}`);
    const results = { results: [{ id: 'o', ordered: true }] };
    return Promise.resolve(
      Response.json({ ...SUM, ...results, itn: '7801234564', name: 'ООО «Север»' }),
    );
  });
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport, reload() {} } } }).concat(
        cabinetApi.middleware,
      ),
  });
  return { dispatch: store.dispatch, calls };
}

type Dispatch = ReturnType<typeof openStore>['dispatch'];

const { findOrganizationByItn } = directoryApi.endpoints;
const { generatePassword } = authApi.endpoints;

it.each([
  [
    'the data of a person in the register',
    (go: Dispatch) => go(findOrganizationByItn.initiate({ itnSearch: { itn: '7801234564' } })),
  ],
  ['a generated password', (go: Dispatch) => go(generatePassword.initiate())],
])('the cache removes %s once no component uses it', async (_what, ask) => {
  vi.useFakeTimers();
  try {
    const { dispatch, calls } = openStore();
    const shown = ask(dispatch);
    await shown;
    shown.unsubscribe();
    await vi.advanceTimersByTimeAsync(1);
    await ask(dispatch);
    expect(calls).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['was ordered', 'orderFinancingObjects'],
  ['was removed', 'deleteFinancingObject'],
] as const)(
  'the cache loads the sum of a day again when one of its objects %s',
  async (_what, change) => {
    const { dispatch, calls } = openStore();
    await dispatch(
      financeCalendarApi.endpoints.getDaySum.initiate({ agreementId: 'a', day: '2026-11-20' }),
    );
    expect(calls).toHaveLength(1);
    const { orderFinancingObjects, deleteFinancingObject } = financeRegistryApi.endpoints;
    await (change === 'orderFinancingObjects'
      ? dispatch(orderFinancingObjects.initiate({ financingOrder: { objectIds: ['o'] } }))
      : dispatch(deleteFinancingObject.initiate({ id: 'o' })));
    await Promise.all(dispatch(cabinetApi.util.getRunningQueriesThunk()));
    expect(calls.at(-1)).toBe(calls[0]);
    expect(calls).toHaveLength(3);
  },
);
