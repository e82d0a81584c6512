import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operationIndex } from '../../test/backend/generated/operations';
import { baseQuery } from './baseQuery';
import { cabinetApi } from './cabinetApi';
import type { Transport } from './transport/transport';
import { transportOver } from './transport/testing/transportOver';
import { failuresInPlace } from './failures';
import { downloadPaths } from './endpoints/file';
import { downloadFile } from './files/download';
import { uploadFile } from './files/upload';
import { timeLimits } from './timeLimits';
import { serviceUnavailable } from './events';

// Each of these files adds its endpoints when it is imported.
import.meta.glob('./endpoints/*.ts', { eager: true });

/** Returns the first two cells of each row in a table of README.md. */
function rowsUnder(heading: string): [name: string, cell: string][] {
  const [, section = ''] = readFileSync('src/api/README.md', 'utf8').split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const cells = own.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm);
  return Array.from(cells, ([, name = '', cell = '']) => [name, cell]);
}

const rows = rowsUnder('Failed calls');
const outages = new Map(rows);
const NOBODY = 'not called';
const AWAY = '`/unavailable`';

const ENDPOINT_OF: Readonly<Record<string, string>> = { getCalendarSum: 'getDaySum' };

/** Creates a transport that responds to every call with 503; also returns the events that it emits. */
function brokenTransport() {
  const transport = transportOver(() => Promise.resolve(new Response('{}', { status: 503 })));
  const events: string[] = [];
  transport.subscribe(({ type }) => events.push(type));
  // Ignores `via`: uploads pass XMLHttpRequest, which Node lacks.
  const fetch: Transport['fetch'] = (request, { isNeeded = true } = {}) =>
    transport.fetch(request, { isNeeded });
  return { events, extra: { transport: { ...transport, fetch }, reload() {} } };
}

async function redirectsOn5xx(operation: string): Promise<boolean> {
  const { events, extra } = brokenTransport();
  const endpoint = ENDPOINT_OF[operation] ?? operation;
  if (operation === 'uploadFile') {
    await uploadFile({ file: new File(['1'], '1.pdf') })(vi.fn(), () => null, extra);
  } else if (operation in downloadPaths) {
    await downloadFile({ path: `/${operation}` })(vi.fn(), () => null, extra);
  } else {
    const { signal } = new AbortController();
    const call = { signal, abort() {}, dispatch: vi.fn(), getState: () => ({}), extra, endpoint };
    await baseQuery({ url: '/' }, { ...call, type: 'query', queryCacheKey: endpoint }, {});
  }
  return events.includes(serviceUnavailable.type);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the table «Failed calls» of src/api/README.md', () => {
  it('has exactly one row for every operation of the contract', () => {
    expect(rows.map(([operation]) => operation).toSorted()).toEqual(
      Object.keys(operationIndex).toSorted(),
    );
  });

  // The transport makes these calls itself; tests of src/api/transport cover them.
  const own = ['logout', 'refreshToken'];
  const called = rows.filter(([operation]) => !own.includes(operation));

  it.each(called)('is right about a 5xx of %s: %s', async (operation, outage) => {
    const isCalled = [cabinetApi.endpoints, downloadPaths, ENDPOINT_OF].some(
      (ways) => operation in ways,
    );
    expect(isCalled).toBe(outage !== NOBODY);
    if (!isCalled) return;
    const place =
      operation in downloadPaths ? 'message' : failuresInPlace[ENDPOINT_OF[operation] ?? operation];
    expect(outage).toBe(place === undefined ? AWAY : `in place, ${place}`);
    expect(await redirectsOn5xx(operation)).toBe(outage === AWAY);
  });

  it('is right about logout and refreshToken, and failuresInPlace has no unknown operation', () => {
    const endpoints = Object.keys(operationIndex).map(
      (operation) => ENDPOINT_OF[operation] ?? operation,
    );
    expect(Object.keys(failuresInPlace).filter((name) => !endpoints.includes(name))).toEqual([]);
    expect(outages.get('refreshToken')).toBe(AWAY);
    expect(outages.get('logout')).toBe('in place, hidden');
  });
});

it('the table of timeouts matches the code', () => {
  const limits = Object.entries(timeLimits).map(([name, ms]) => [name, String(ms / 1000)]);
  expect(rowsUnder('Time limits')).toEqual(limits);
});
