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

// Patience costs nothing where all is well, and a build server may be slow.
configure({ asyncUtilTimeout: 10_000 });

/** The screen, and the hands that use it. */
export type ShownRoutes = Awaited<ReturnType<typeof drawRoutes>>;

/**
 * Before each test of a file: a browser by `stubBrowser()`, without input and toasts. Call it after
 * `testServer()`.
 */
export function freshBrowser(): void {
  beforeEach(() => {
    stubBrowser();
    forgetForms();
    sessionStorage.clear();
    localStorage.clear();
  });
  // The page goes after this: the input of one test must not be sent to the backend of the next.
  afterEach(() => keepInputOf(null));
  // Before the server closes: it restores the original globals, and the doubles wrap its own.
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}

/** Draws routes with the real store and no user signed in, for tests that call no server. */
export function renderRoutes(routes: RouteObject[], address: string): Promise<ShownRoutes> {
  return drawRoutes(createCabinetStore(), routes, address);
}

/**
 * Draws routes at an address, with everything that the shell does on its own. Resolves when the page is
 * drawn.
 *
 * @param begin runs before, such as a sign-in: the shell follows it already
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
  // Asynchronous, or Testing Library takes the act environment down before React has finished.
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
     * Goes to an address as a link of the page would, or so many steps of the history. First React finishes
     * drawing, as it does before a person acts: only then the guard of a form works.
     */
    goTo: async (to: string | number) => {
      await act(async () => {});
      await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
    },
    /** Path and query of the page that is shown. */
    place: () => router.state.location.pathname + router.state.location.search,
    /** Hands that type as fast as a test can. */
    user: userEvent.setup({ delay: null }),
  };
}
