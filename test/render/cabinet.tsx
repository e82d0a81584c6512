import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ModalHost } from '../../src/shell/modal/ModalHost';
import { RouteErrorBoundary } from '../../src/shell/pages/RouteErrorBoundary';
import { PrimeProvider } from '../../src/ui/prime/PrimeProvider';
import { drawRoutes, freshBrowser, type ShownRoutes } from './routes';
import { testServer, type TestServer } from './server';
import { createCabinetStore } from './store';

export interface Visit {
  /** Path with query; `/offer` by default. */
  address?: string;
  /** Login of a demo user; Anna's by default; null for an anonymous visitor. */
  as?: string | null;
}

/** The cabinet of one test file: the real store and transport with the mock backend. */
export interface TestCabinet extends TestServer {
  /** Renders routes at the visit's address, after the sign-in of its user. */
  showRoutes(routes: RouteObject[], visit?: Visit): Promise<ShownRoutes>;
  /** Renders pages by their paths, with their dialogs. Other pages that links lead to are only headings. */
  show(pages: Readonly<Record<string, ReactNode>>, visit?: Visit): Promise<ShownRoutes>;
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  '/offer': 'Страховые продукты',
  '/login': 'Вход',
  '/confirm': 'Код',
  '/create-password': 'Новый пароль',
  '/unavailable': 'Сервис временно недоступен',
};

/**
 * Creates a cabinet for every test of a file; call it once at the top. Before each test the backend is seeded and the
 * browser is reset; after each test, no exchange may have violated the contract.
 */
export function testCabinet(): TestCabinet {
  const server = testServer();
  freshBrowser();
  const showRoutes: TestCabinet['showRoutes'] = async (routes, visit = {}) => {
    const { address = '/offer', as = 'sokolova@severveter.ru' } = visit;
    const cabinet = createCabinetStore();
    return drawRoutes(cabinet, routes, address, async () => {
      if (as !== null) await cabinet.signIn(server.tokensOf(as));
      server.forgetCalls();
    });
  };
  return {
    ...server,
    showRoutes,
    show: (pages, visit) => {
      const [first = '/offer'] = Object.keys(pages);
      return showRoutes(routesOf(pages), { address: first, ...visit });
    },
  };
}

function routesOf(pages: Readonly<Record<string, ReactNode>>): RouteObject[] {
  const frame = (
    <PrimeProvider>
      <Outlet />
      <ModalHost />
    </PrimeProvider>
  );
  const elsewhere = Object.entries(ELSEWHERE).filter(([path]) => !(path in pages));
  return [
    {
      element: frame,
      children: Object.entries(pages).map(([path, element]) => ({
        path,
        element,
        ErrorBoundary: RouteErrorBoundary,
      })),
    },
    // These pages are outside of the frame, so that an open dialog disappears with the page that opened it.
    ...elsewhere.map(([path, heading]) => ({ path, element: <h1>{heading}</h1> })),
  ];
}
