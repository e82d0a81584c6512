// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faults } from '../observability/errors/faults';
import { observe } from './observe';
import { keepVisits } from './visits';

const { take } = faults;
const warnings = () => vi.mocked(console.warn).mock.calls;
const dispatch = vi.fn();
let stop = new AbortController();

/** Sets the variables of a deployment in the page. */
function configure(settings: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(settings)) {
    const tag = document.head.appendChild(document.createElement('meta'));
    Object.assign(tag, { name, content });
  }
}

const start = () =>
  observe(
    dispatch,
    createMemoryRouter([{ path: '/', handle: { name: 'start' } }]),
    [],
    stop.signal,
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  faults.take = take;
  faults.waiting.length = 0;
  delete window._paq;
  document.head.replaceChildren();
});

describe('a deployment without error reporting and analytics', () => {
  it('warns once about each missing variable', async () => {
    await start();
    expect(warnings()).toEqual([
      ['Отсутствует переменная окружения VITE_ANALYTICS_URL'],
      ['Отсутствует переменная окружения VITE_ANALYTICS_SITE_ID'],
      ['Отсутствует переменная окружения VITE_ERROR_REPORTING_DSN'],
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  it('does not collect errors for a service that never loads', async () => {
    faults.take(new Error('before'));
    expect(faults.waiting).toHaveLength(1);
    await start();
    faults.take(new Error('after'));
    expect(faults.waiting).toEqual([]);
  });
});

it('a deployment loads a tracker only from its own origin', async () => {
  configure({ VITE_ANALYTICS_URL: 'https://stat.example/', VITE_ANALYTICS_SITE_ID: '7' });
  await start();
  expect(document.querySelector('script')).toBeNull();
  document.head.replaceChildren();
  configure({ VITE_ANALYTICS_URL: '/matomo/', VITE_ANALYTICS_SITE_ID: '7' });
  await start();
  expect(document.querySelector('script')?.getAttribute('src')).toBe('/matomo/matomo.js');
});

it('analytics tracks page changes since the first render, but not the initial page', async () => {
  configure({ VITE_ANALYTICS_URL: '/matomo/', VITE_ANALYTICS_SITE_ID: '7' });
  const router = createMemoryRouter(
    ['login', 'offer', 'help'].map((name) => ({ path: `/${name}`, handle: { name } })),
    { initialEntries: ['/login'] },
  );
  const views = () =>
    Array.from(
      JSON.stringify(window._paq).matchAll(/"setDocumentTitle","([^"]+)"\],\["trackPageView"/g),
      ([, title]) => title,
    );
  const takeVisits = keepVisits(router);
  await router.navigate('/offer');
  await observe(dispatch, router, takeVisits(), stop.signal);
  expect(views()).toEqual(['core/offer']);
  await router.navigate('/help');
  expect(views()).toEqual(['core/offer', 'core/help']);
});
