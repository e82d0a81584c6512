import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { configuration } from '../../lib/configuration';

/** What a route carries along for the shell. */
export interface RouteHandle {
  /** Goes into the browser's tab. */
  title?: string;
  name?: string;
}

/** «{title} — {brand}»; the brand alone for a page without a title. U+00A0 keeps the dash in line. */
export function formatPageTitle(title: string | undefined, brand: string): string {
  return title ? `${title}\u00A0— ${brand}` : brand;
}

function titleOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}

/** Title of the innermost matched route that has one. */
export function useRouteTitle(): string | undefined {
  const matches = useMatches();
  return matches.map(({ handle }) => titleOf(handle)).findLast((title) => title !== undefined);
}

/** Puts the title of the page on the browser's tab. */
export function useDocumentTitle(): void {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = formatPageTitle(title, configuration.brandName);
  }, [title]);
}
