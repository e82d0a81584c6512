import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { User } from '../../api/endpoints/user';
import { configuration } from '../../lib/configuration';
import { useCurrentUser } from '../../session/currentUser';

/** What a title may depend on: the query of the address, and the user. */
export interface PagePlace {
  search: string;
  user: User | undefined;
}

/** Title of a page; a page of tabs names the one that is open. */
export type PageTitle = string | ((place: PagePlace) => string);

/** What a route carries along for the shell. */
export interface RouteHandle {
  /** Goes into the browser's tab. */
  title?: PageTitle;
  name?: string;
}

/** «{title} — {brand}»; the brand alone for a page without a title. U+00A0 keeps the dash in line. */
export function formatPageTitle(title: string | undefined, brand: string): string {
  return title ? `${title}\u00A0— ${brand}` : brand;
}

/** «Безопасность — Профиль»: a part of a page, then the page. U+00A0 keeps the dash in line. */
export function partTitle(part: string | undefined, page: string): string {
  return part === undefined ? page : `${part}\u00A0— ${page}`;
}

function titleOf(handle: RouteHandle | undefined, place: PagePlace): string | undefined {
  const title = handle?.title;
  return typeof title === 'function' ? title(place) : title;
}

/** The handle of a route; the router does not know what is in it. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Title of the innermost matched route that has one. */
export function useRouteTitle(): string | undefined {
  const place = { search: useLocation().search, user: useCurrentUser() };
  return useMatches()
    .map(({ handle }) => titleOf(isRouteHandle(handle) ? handle : undefined, place))
    .findLast((title) => title !== undefined);
}

/** Puts the title of the page on the browser's tab. */
export function useDocumentTitle(): void {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = formatPageTitle(title, configuration.brandName);
  }, [title]);
}
