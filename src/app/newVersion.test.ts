// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCabinetStore, type CabinetUnderTest } from '../../test/render/store';
import { pressToast, toasts } from '../../test/render/toasts';
import { watchNewVersion } from './newVersion';

const MINUTE = 60_000;
const fetched = vi.fn<typeof fetch>();
let closing = new AbortController();
let store: CabinetUnderTest['store'];

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const NEWER = '{"script":"/assets/index-b2.js"}';
const toastTexts = () => toasts().map(({ text }) => text);
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

/** Makes this script the first script of the page. */
function begin(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', src);
  document.head.replaceChildren(script);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  closing = new AbortController();
  ({ store } = createCabinetStore());
  begin('/assets/index-a1.js');
});

afterEach(() => {
  closing.abort();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a newer version is announced once, and loaded on request', async () => {
  const reload = vi.fn();
  fetched.mockImplementation(answer(NEWER));
  watchNewVersion(store.dispatch, closing.signal, reload);
  await pass(9);
  expect(fetched).not.toHaveBeenCalled();
  await pass(2);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/version.json',
    expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
  );
  expect(toastTexts()).toEqual(['Вышла новая версия кабинета']);
  await pass(30);
  expect(toastTexts()).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  pressToast(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('the version is checked when the tab is shown again, at most once a minute, and never in a hidden tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fetched.mockImplementation(answer('{"script":"/assets/index-a1.js"}'));
  watchNewVersion(store.dispatch, closing.signal);
  await pass(60);
  expect(fetched).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();
  expect(toastTexts()).toEqual([]);
});

it.each([
  ['404', answer('Not found', 404)],
  ['a page', answer('<!doctype html><html></html>')],
  ['half of an answer', answer('{"script":"/ass')],
  ['nothing', answer('null')],
  ['something else', answer('{"script":"https://evil.example/x.js"}')],
  ['a number', answer('{"script":5}')],
  ['500', answer(NEWER, 500)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('no newer version is announced if the response is %s', async (_name, reply) => {
  fetched.mockImplementation(reply);
  watchNewVersion(store.dispatch, closing.signal);
  await pass(11);
  expect(fetched).toHaveBeenCalledOnce();
  expect(toastTexts()).toEqual([]);
});

it('the version is not checked if the page does not come from a build', async () => {
  begin('/src/main.tsx');
  watchNewVersion(store.dispatch, closing.signal);
  await pass(60);
  expect(fetched).not.toHaveBeenCalled();
});
