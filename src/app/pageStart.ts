import { systemClock } from '../lib/clock';
import { beginEarlyRefresh } from '../api/transport/earlyRefresh';
import { REFRESH_PATH, sessionRequest } from '../api/transport/refreshCall';
import { createRefreshCookie, refreshTokenIn } from '../api/transport/refreshCookie';
import { createRefreshLock, createTabChannel } from '../api/transport/tabs';
import { API_BASE } from '../api/request';

/*
 * Inline script that runs before any script file has loaded. If there is a refresh token and the page is behind the
 * sign-in, it starts the refresh and preloads the page's files. scripts/release/pageStart.ts writes it into index.html.
 */

/** A page behind the sign-in: a pattern of its address, its files, and the files of its tabs. */
export interface PageFiles {
  path: string;
  files: readonly string[];
  /** Files, keyed by the id of the tab in the address; the first tab is the default. */
  tabs: Readonly<Record<string, readonly string[]>>;
}

/** Preloads a file for a later import. */
function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

const pages: readonly PageFiles[] = JSON.parse(document.currentScript?.dataset['pages'] ?? '[]');
const { pathname, search } = window.location;
const page = pages.find(({ path }) => new RegExp(path).test(pathname));
const refreshToken = refreshTokenIn(document.cookie);
if (page && refreshToken !== null) {
  void beginEarlyRefresh({
    refreshToken,
    cookie: createRefreshCookie(window),
    lock: createRefreshLock(navigator.locks, systemClock),
    channel: createTabChannel(),
    clock: systemClock,
    send: (token, signal) => fetch(sessionRequest(`${API_BASE}${REFRESH_PATH}`, token, signal)),
    holder: window,
  });
  const tab = new URLSearchParams(search).get('tab') ?? '';
  const ofTab = Object.hasOwn(page.tabs, tab) ? page.tabs[tab] : Object.values(page.tabs)[0];
  for (const file of new Set([...page.files, ...(ofTab ?? [])])) preload(file);
}
