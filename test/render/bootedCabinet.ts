import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { freshBrowser } from './routes';
import { testServer } from './server';

/** Each page reloads the whole cabinet, and this may be slow on a busy machine. */
export const PATIENCE = { timeout: 30_000 };

export const ANNA = 'sokolova@severveter.ru';

/**
 * Returns a cabinet that `boot` opens in a window, with the mock backend. Create it once at the top of a test file;
 * each test begins without a session, and its page is closed at the end.
 */
export function bootedCabinet() {
  const server = testServer();
  freshBrowser();
  let close = () => {};
  const forgetCookie = () => {
    document.cookie = 'refreshToken=; path=/; Max-Age=0';
  };
  beforeEach(forgetCookie);
  // An open page would react to the cookie of the next page, and redirect the window that both share.
  afterEach(async () => {
    await act(async () => close());
    document.body.replaceChildren();
  });
  return {
    ...server,
    forgetCookie,
    /**
     * Sets the refresh token of a signed-in user in the page's cookie, as an earlier page would.
     */
    haveSession(username = ANNA) {
      document.cookie = `refreshToken=${encodeURIComponent(server.tokensOf(username).refreshToken)}; path=/`;
    },
    /**
     * Opens the cabinet at an address like a newly loaded page. Returns the mock that the cabinet calls instead of
     * reloading the page; its results are the paths at these calls.
     */
    async open(to: string) {
      vi.resetModules();
      const { boot } = await import('../../src/app/boot');
      window.history.replaceState(null, '', to);
      const root = document.body.appendChild(document.createElement('div'));
      const reloadPage = vi.fn(() => window.location.pathname);
      close = await act(async () => boot(root, reloadPage));
      return reloadPage;
    },
    close: () => close(),
    address: () => window.location.pathname + window.location.search,
    callsOf: (operation: string) => server.calls().filter((call) => call === operation),
    offers: () => screen.findAllByRole('article', {}, PATIENCE),
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE),
  };
}
