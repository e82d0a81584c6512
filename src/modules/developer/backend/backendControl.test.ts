import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from '../../../../test/backend/backend';
import { askBackend, orderBackend, readBackendState, untilTenth } from './backendControl';

const answer = {
  scenario: 'default',
  seed: 1,
  now: '2026-11-21T07:00:00.000Z',
  scenarios: { default: 'Всё сразу', empty: 'Ничего' },
  faultKinds: ['400', 'drop'],
  faults: [{ kind: '400', operationId: 'login', times: 2 }, { kind: 'latency' }, { times: 1 }],
};

/** Sends the page's calls to this backend. */
const reach = (backend: Pick<Backend, 'handle'>) =>
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    backend.handle(new Request(new URL(address, 'http://cabinet.test'), init)),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the mock backend on the developer page', () => {
  it('reports scenario, time, possible faults and active faults', () => {
    expect(readBackendState(answer)).toEqual({
      scenario: 'default',
      now: '2026-11-21T07:00:00.000Z',
      scenarios: [
        { name: 'default', description: 'Всё сразу' },
        { name: 'empty', description: 'Ничего' },
      ],
      faultKinds: ['400', 'drop'],
      faults: [
        { kind: '400', operationId: 'login', times: 2 },
        { kind: 'latency', operationId: undefined, times: undefined },
      ],
      builders: [],
    });
  });

  it.each([null, 'text', [], {}, { scenario: 'default' }])(
    'counts as absent if its response is %j',
    (value) => {
      expect(readBackendState(value)).toBeUndefined();
    },
  );

  it.each([
    ['a page instead of an answer', () => new Response('<!doctype html>')],
    ['404', () => new Response('{}', { status: 404 })],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('counts as absent after %s', async (_what, response) => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => response()),
    );
    await expect(askBackend()).resolves.toBeUndefined();
  });

  it('counts as present when it responds', async () => {
    reach(createBackend({ scenario: 'empty' }));
    await expect(askBackend()).resolves.toMatchObject({ scenario: 'empty', faults: [] });
  });

  it('says why it refuses a control call', async () => {
    reach(createBackend());
    await expect(orderBackend('POST', 'reset', { scenario: 'x' })).rejects.toThrow(
      /^scenario is one of/,
    );
    reach({ handle: async () => new Response('<!doctype html>', { status: 502 }) });
    await expect(orderBackend('DELETE', 'faults')).rejects.toThrow('HTTP 502');
  });
});

describe('untilTenth', () => {
  it.each([
    ['2026-11-09T09:00:00Z', '2026-11-10T09:00:00Z'],
    ['2026-11-10T09:00:00Z', '2026-12-10T09:00:00Z'],
    ['2026-12-31T23:59:59Z', '2027-01-10T09:00:00Z'],
  ])('returns the time from %s to %s', (now, tenth) => {
    expect(Date.parse(now) + untilTenth(now)).toBe(Date.parse(tenth));
  });
});
