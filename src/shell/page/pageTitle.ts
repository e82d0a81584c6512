import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { configuration } from '../../lib/configuration';
import { useCurrentUser } from '../../session/currentUser';
import type { PageTab } from '../modules/defineModule';
import { tabTitle } from '../modules/pageTabs';

/** Data of a route for the shell. */
export interface RouteHandle {
  title?: string | undefined;
  name?: string | undefined;
  tabs?: readonly PageTab[] | undefined;
}

/** Returns «{title} — {brand}», or the brand alone if there is no title. U+00A0 keeps the dash in line. */
export function formatPageTitle(title: string | undefined, brand: string): string {
  return title ? `${title}\u00A0— ${brand}` : brand;
}

/** Narrows the handle of a route, because the router does not type it. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Returns the title of the innermost matched route that has one; undefined if none has a title. */
export function useRouteTitle(): string | undefined {
  const place = { search: useLocation().search, user: useCurrentUser() };
  return useMatches()
    .map(({ handle }) => (isRouteHandle(handle) ? tabTitle(handle, place) : undefined))
    .findLast((title) => title !== undefined);
}

export function useDocumentTitle(): void {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = formatPageTitle(title, configuration.brandName);
  }, [title]);
}
