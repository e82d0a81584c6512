import { tabMemory } from '../../session/userMemory';

/**
 * After a deployment the files that an open page wants to load may be gone. One reload brings the
 * new ones; a second would only repeat the failure, so then the route's error page takes over.
 */

/** Remembers that the page was reloaded for the sake of a part. */
const attemptFor = (part: string) =>
  tabMemory({ key: `cabinet-reloaded-for:${part}`, shape: (text) => text });

/** How browsers word a module or stylesheet that could not be loaded. */
const CHUNK_ERRORS = [
  'dynamically imported module', // Chromium, Firefox
  'importing a module script failed', // Safari
  'unable to preload css', // Vite
];

/** True when the error means that a part of the page could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  return CHUNK_ERRORS.some((words) => message.includes(words));
}

/** The browser, as far as reloading is concerned. */
export interface ReloadSurroundings {
  /** Loads the document again, at `wanted` or at the current address. */
  reload: (wanted?: string) => void;
  online: () => boolean;
}

const withoutFragment = (address: URL | Location) =>
  address.origin + address.pathname + address.search;

/**
 * Reloads the document at `address`, with the same origin; with a history entry of its own when it is
 * another page. The browser asks first when input would be lost.
 */
export function reloadTo(address: string, location: Location = window.location): void {
  const wanted = new URL(address, location.href);
  if (wanted.origin !== location.origin) throw new Error('Only pages of the cabinet are reloaded');
  // Assigning an address that differs only in its fragment would not load the page.
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

/** Marks the attempt; false when it was made before or can't be remembered. */
function claimReload(part: string): boolean {
  const attempt = attemptFor(part);
  // Without storage there is no "exactly once".
  return attempt.read() === null && attempt.write('1');
}

export interface LoadPartOptions {
  /**
   * Returns the address that a person is going to while the part is loaded, when the part turns out to be
   * missing: the router's pending location. Without one the page is reloaded in place, and a click that was
   * leading elsewhere would be forgotten.
   */
  wanted?: (() => string | undefined) | undefined;
  surroundings?: ReloadSurroundings | undefined;
}

/**
 * Loads a lazy part of the page. When it is missing, reloads the whole page exactly once, at the pending
 * location, and never settles; when that did not help, or there is no network, rejects for the error
 * boundary.
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
    return new Promise<never>(() => {}); // the page is reloading; no error may flash until then
  }
}

/**
 * Returns the message about a part of the cabinet that could not be loaded; undefined when the error is not
 * about loading.
 */
export function partFailure(error: unknown, online: boolean): string | undefined {
  if (!isChunkError(error)) return undefined;
  return online
    ? 'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.'
    : 'Нет подключения к интернету. Когда связь появится, обновите страницу.';
}
