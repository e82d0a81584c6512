// @vitest-environment jsdom
import { close, getClient, type BrowserOptions } from '@sentry/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { faults, lastFailure, reportFault } from './faults';
import { NOTHING_COLLECTED, startErrorReporting } from './errorReporting';
import { watchFaults } from './faults';

const sent: unknown[] = [];
const transport: BrowserOptions['transport'] = () => ({
  send: (envelope) => {
    sent.push(envelope);
    return Promise.resolve({ statusCode: 200 });
  },
  flush: () => Promise.resolve(true),
});

const OFFERS = { module: 'core', route: 'offer', pattern: '/offer' };
const USER = { module: 'profile', route: 'user-detail', pattern: '/profile/users/:id' };
const found = (words: string) => JSON.stringify(sent).includes(words);
/** Creates an error with data in its message. Only the kind of the error may be sent. */
function broken(name: string): Error {
  return Object.assign(new Error('User Ivanova-Petrova was not found'), { name });
}
const arrived = (words: string) => vi.waitFor(() => expect(found(words)).toBe(true), 10_000);

/** Functions that the library wraps, to be restored for the tests that share this window. */
const wrapped = {
  fetch: window.fetch,
  push: window.history.pushState,
  replace: window.history.replaceState,
};
const stop = new AbortController();
let keptBefore = 0;
let page: ReturnType<typeof startErrorReporting>['page'];

beforeAll(() => {
  watchFaults(stop.signal);
  faults.take(broken('BrokeBefore'));
  for (let more = 0; more < 100; more += 1) faults.take(broken('More'));
  keptBefore = faults.waiting.length;
  window.history.replaceState(null, '', '/offer?canary=inTheQuery');
  const service = {
    dsn: 'https://public@errors.example/1',
    release: '1.2.3',
    environment: 'preprod',
    transport,
  };
  page = startErrorReporting(service, OFFERS).page;
});
afterEach(() => {
  sent.length = 0;
});
afterAll(async () => {
  stop.abort();
  await close(100);
  window.fetch = wrapped.fetch;
  window.history.pushState = wrapped.push;
  window.history.replaceState = wrapped.replace;
});

describe('error reporting', () => {
  it('sends up to 20 errors from before its start, with release, deployment and route', async () => {
    await arrived('BrokeBefore');
    expect(keptBefore).toBe(20);
    expect(faults.waiting).toEqual([]);
    expect(found('"release":"1.2.3"')).toBe(true);
    expect(found('"environment":"preprod"')).toBe(true);
    expect(found('"route":"offer"')).toBe(true);
    expect(found('inTheQuery')).toBe(false);
  });

  it('sends an error that reportFault gets, with pattern and module of the current page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    page(USER);
    reportFault(new TypeError('x is not a function'));
    await arrived('x is not a function');
    expect(found('"transaction":"/profile/users/:id"')).toBe(true);
    expect(found('"module":"profile"')).toBe(true);
  });

  it('sends only status and code of a failed call', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    lastFailure.code = '0123456789abcdef0123456789abcdef';
    reportFault({ status: 502, message: 'Соколова Анна не найдена', code: null, fieldErrors: [] });
    await arrived('A call failed with 502');
    expect(found('Соколова')).toBe(false);
    expect(found('"request_code":"0123456789abcdef0123456789abcdef"')).toBe(true);
  });

  it('sends the name of an uncaught error, but not the personal data in its message', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: broken('Uncaught') }));
    await arrived('Uncaught');
    expect(found('Ivanova')).toBe(false);
    expect(found('"module":"profile"')).toBe(true);
  });

  it('has the specified sampling rates, and collects no data by itself', () => {
    expect(getClient()?.getOptions()).toMatchObject({
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      tracePropagationTargets: [],
      dataCollection: NOTHING_COLLECTED,
    });
    const collected = JSON.stringify(NOTHING_COLLECTED);
    expect(collected).not.toContain('true');
  });

  it('hides texts and inputs in a replay, and omits its media', () => {
    const replay = getClient()?.getIntegrationByName('Replay');
    expect(replay).toMatchObject({
      _initialOptions: {
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      },
    });
    expect(getClient()?.getIntegrationByName('HttpContext')).toBeUndefined();
    expect(getClient()?.getIntegrationByName('Console')).toBeUndefined();
  });
});
