import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { CabinetRouter } from './router';
import type { CabinetStore } from './store';

/** Root component of the cabinet. Removes the page's placeholder after the first render. */
export function App({ store, router }: { store: CabinetStore; router: CabinetRouter }) {
  useLayoutEffect(() => document.querySelector('.first-paint')?.remove(), []);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
