import type { RouteObject } from 'react-router-dom';
import { wantedAddress } from '../session/guards';
import { loadPart } from '../shell/lazy/chunkReload';
import type { ModuleDefinition, ModuleRoute } from '../shell/modules/defineModule';
import type { RouteHandle } from '../shell/page/pageTitle';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';

/** A route together with the module that brought it along. */
export interface Page {
  module: ModuleDefinition;
  route: ModuleRoute;
}

/** What the router asks before a page opens. */
export type PageLoader = NonNullable<Exclude<RouteObject['loader'], boolean>>;

/** What the shell reads of a route. */
function handleOf({ title, name }: ModuleRoute): RouteHandle {
  return { ...(title !== undefined && { title }), ...(name !== undefined && { name }) };
}

/**
 * A page behind its guard. The boundary stands around the page: on the very route whose code can't be
 * loaded the router would draw nothing at all.
 */
export function pageRoute(
  page: Page,
  loader: PageLoader,
  ErrorBoundary = RouteErrorBoundary,
): RouteObject {
  const { path, lazy } = page.route;
  /** Where the person is going: a reload for a missing script leads there. */
  let wanted: string | undefined;
  return {
    ErrorBoundary,
    children: [
      {
        path,
        handle: handleOf(page.route),
        loader: (args, handler) => {
          wanted = wantedAddress(args.request);
          return loader(args, handler);
        },
        lazy: async () => {
          const part = await loadPart(path, lazy, { wanted: () => wanted });
          return { Component: part.default };
        },
      },
    ],
  };
}
