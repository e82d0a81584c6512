import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { CabinetRouter } from './router';
import type { CabinetStore } from './store';

/** The running cabinet. */
export function App({ store, router }: { store: CabinetStore; router: CabinetRouter }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
