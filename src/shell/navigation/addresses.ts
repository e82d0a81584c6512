import { paths } from '../../domain/paths';

/** Where a page stands, as the router tells it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const LOGIN_PATH = paths.login;
export const CREATE_PASSWORD_PATH = paths.createPassword;
export const UNAVAILABLE_PATH = paths.unavailable;
export const HOME_PATH = paths.offers;

/** The full address inside the cabinet: path, query and fragment. */
export function fullPath({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** `path?redirect=wanted`; slashes stay readable, which RFC 3986 (3.4) allows in a query. */
export function withRedirect(path: string, wanted: string): string {
  return `${path}?redirect=${encodeURIComponent(wanted).replaceAll('%2F', '/')}`;
}

/** The way back that an address carries; null without one. Not yet judged to be safe. */
export function redirectOf(search: string): string | null {
  return new URLSearchParams(search).get('redirect');
}

/** Where the guards of `session/guards.ts` send to. */
export const guardTargets = {
  login: (wanted: string) => withRedirect(LOGIN_PATH, wanted),
  unavailable: (wanted: string) => withRedirect(UNAVAILABLE_PATH, wanted),
};
