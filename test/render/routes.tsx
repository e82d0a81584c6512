import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { forgetForms, keepInputOf } from '../../src/forms/form/keptInput';
import { registerShellListeners } from '../../src/shell/listeners';
import { isPublicRoute } from '../../src/shell/modules/registry';
import { stubBrowser } from './browser';
import { createCabinetStore, type CabinetUnderTest } from './store';

// A long timeout costs nothing in a successful run, and build servers may be slow.
configure({ asyncUtilTimeout: 10_000 });

export type ShownRoutes = Awaited<ReturnType<typeof drawRoutes>>;

/**
 * Prepares each test of a file: stubs the browser (`stubBrowser`), and clears form input and storage. Call it
 * after `testServer()`.
 */
export function freshBrowser(): void {
  beforeEach(() => {
    stubBrowser();
    forgetForms();
    sessionStorage.clear();
    localStorage.clear();
  });
  // Runs before the page closes: input of one test must not reach the backend of the next.
  afterEach(() => keepInputOf(null));
  // Runs before the server closes, which restores the original globals although the stubs wrap them.
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}

/** Renders routes with the real store, for tests without a server. No user is signed in. */
export function renderRoutes(routes: RouteObject[], address: string): Promise<ShownRoutes> {
  return drawRoutes(createCabinetStore(), routes, address);
}

/**
 * Renders routes at an address, with all effects of the shell. Resolves when the page is rendered.
 *
 * @param begin runs before the rendering, for example a sign-in
 */
export async function drawRoutes(
  { store, startListening }: CabinetUnderTest,
  routes: RouteObject[],
  address: string,
  begin: () => Promise<void> = () => Promise.resolve(),
) {
  registerShellListeners(startListening, {
    place: () => router.state.location,
    replace: (to) => void router.navigate(to, { replace: true }),
    isPublic: isPublicRoute,
  });
  await begin();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  // The callback is asynchronous, because Testing Library would otherwise leave the act environment before React has
  // finished.
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return {
    store,
    router,
    view,
    /**
     * Navigates to an address like a link, or a number of steps through the history. React finishes rendering first, as
     * before a user's action, so that the guard of a form works.
     */
    goTo: async (to: string | number) => {
      await act(async () => {});
      await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
    },
    /** Returns the path and query of the current page. */
    place: () => router.state.location.pathname + router.state.location.search,
    user: userEvent.setup({ delay: null }),
  };
}
