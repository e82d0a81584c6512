import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCabinetStore } from './store';

const NAMES = / (?:aria-label|placeholder|title)="([^"]*)"/g;

/**
 * Returns the texts of an element's first render, without a browser and before any response: visible texts, and names
 * of elements without text. Tags become spaces.
 */
export function textOf(element: ReactNode): string {
  const { store } = createCabinetStore();
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  );
  return html
    .replaceAll(
      /<[^>]*>/g,
      (tag) => ` ${[...tag.matchAll(NAMES)].map(([, name]) => name).join(' ')} `,
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;])/g, '$1')
    .trim();
}
