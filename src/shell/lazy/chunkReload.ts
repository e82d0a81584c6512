import { tabMemory } from '../../session/userMemory';

/**
 * The files of an open page may be missing after a deployment. One reload loads the new files. A second reload would
 * only repeat the failure, so the error page of the route is shown.
 */

/** Returns the tab's memory of a reload that this part has caused. */
const attemptFor = (part: string) =>
  tabMemory({ key: `cabinet-reloaded-for:${part}`, shape: (text) => text });

/** Messages of browsers about a module or stylesheet that failed to load. */
const CHUNK_ERRORS = [
  'dynamically imported module', // Chromium, Firefox
  'importing a module script failed', // Safari
  'unable to preload css', // Vite
];

/** Returns true if the error means that a file of the page failed to load. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  return CHUNK_ERRORS.some((words) => message.includes(words));
}

/** Functions of the browser that a reload needs; tests replace them. */
export interface ReloadSurroundings {
  /** Loads the document again, at `wanted` or at the current address. */
  reload: (wanted?: string) => void;
  online: () => boolean;
}

const withoutFragment = (address: URL | Location) =>
  address.origin + address.pathname + address.search;

/**
 * Reloads the document at `address`; throws if it has another origin. Another page gets a new history entry. The
 * browser asks first if input would be lost.
 */
export function reloadTo(address: string, location: Location = window.location): void {
  const wanted = new URL(address, location.href);
  if (wanted.origin !== location.origin) throw new Error('Only pages of the cabinet are reloaded');
  // An assigned address that differs only in its fragment would not load the page.
  if (withoutFragment(wanted) === withoutFragment(location)) location.reload();
  else location.assign(wanted.href);
}

const browser: ReloadSurroundings = {
  reload: (wanted) => {
    if (wanted === undefined) window.location.reload();
    else reloadTo(wanted);
  },
  online: () => navigator.onLine,
};

/** Records the reload of a part. Returns false if the part was already reloaded, or if the record cannot be stored. */
function claimReload(part: string): boolean {
  const attempt = attemptFor(part);
  // Without a stored record the page could reload endlessly.
  return attempt.read() === null && attempt.write('1');
}

export interface LoadPartOptions {
  /**
   * Returns the router's pending location, which the reload opens. Without it, the current page is reloaded, and the
   * click on another page is lost.
   */
  wanted?: (() => string | undefined) | undefined;
  surroundings?: ReloadSurroundings | undefined;
}

/**
 * Loads a lazy part of the page. If its file is missing, reloads the page once, at the pending location, and
 * never settles. After that reload, or without a network, rejects for the error boundary.
 *
 * @param part name of the part, for example the route's path
 */
export async function loadPart<Part>(
  part: string,
  load: () => Promise<Part>,
  { wanted, surroundings = browser }: LoadPartOptions = {},
): Promise<Part> {
  try {
    const loaded = await load();
    attemptFor(part).forget();
    return loaded;
  } catch (error) {
    const mendable = isChunkError(error) && surroundings.online();
    if (!mendable || !claimReload(part)) throw error;
    surroundings.reload(wanted?.());
    return new Promise<never>(() => {}); // never settles, so that no error flashes before the reload
  }
}

/** Returns a message if a file of the part is missing; undefined for any other error. */
export function partFailure(error: unknown, online: boolean): string | undefined {
  if (!isChunkError(error)) return undefined;
  return online
    ? 'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.'
    : 'Нет подключения к интернету. Когда связь появится, обновите страницу.';
}
