import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { configuration } from '../../lib/configuration';
import { useCurrentUser } from '../../session/currentUser';
import type { PageTab } from '../modules/defineModule';
import { tabTitle } from '../modules/pageTabs';

/** Handle of a route for the shell. */
export interface RouteHandle {
  /** Goes into the browser's tab. */
  title?: string | undefined;
  name?: string | undefined;
  tabs?: readonly PageTab[] | undefined;
}

/** «{title} — {brand}»; the brand alone for a page without a title. U+00A0 keeps the dash in line. */
export function formatPageTitle(title: string | undefined, brand: string): string {
  return title ? `${title}\u00A0— ${brand}` : brand;
}

/** The handle of a route; the router does not know its shape. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Title of the innermost matched route that has one. */
export function useRouteTitle(): string | undefined {
  const place = { search: useLocation().search, user: useCurrentUser() };
  return useMatches()
    .map(({ handle }) => (isRouteHandle(handle) ? tabTitle(handle, place) : undefined))
    .findLast((title) => title !== undefined);
}

/** Puts the title of the page on the browser's tab. */
export function useDocumentTitle(): void {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = formatPageTitle(title, configuration.brandName);
  }, [title]);
}
