/**
 * After a deployment the files that an open page wants to load may be gone. One reload brings the
 * new ones; a second would only repeat the failure, so then the route's error page takes over.
 */

const FLAG = 'cabinet-reloaded-for:';

/** How browsers word a module or stylesheet that could not be loaded. */
const CHUNK_ERRORS = [
  'failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
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
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  online: () => boolean;
}

const browser: ReloadSurroundings = {
  session: () => window.sessionStorage,
  reload: () => window.location.reload(),
  online: () => navigator.onLine,
};

/** Marks the attempt; false when it was made before or can't be remembered. */
function claimReload(part: string, { session }: ReloadSurroundings): boolean {
  try {
    if (session().getItem(FLAG + part) !== null) return false;
    session().setItem(FLAG + part, '1');
    return true;
  } catch {
    return false; // without a memory there is no "exactly once"
  }
}

function releaseReload(part: string, { session }: ReloadSurroundings): void {
  try {
    session().removeItem(FLAG + part);
  } catch {
    // It could not be set either.
  }
}

/**
 * Loads a lazy part of the page. When it is missing, reloads the page exactly once and never
 * settles; when that did not help, or there is no network, rejects for the error boundary.
 *
 * @param part what is loaded, for example the route's path: each part has its own attempt.
 */
export async function loadPart<Part>(
  part: string,
  load: () => Promise<Part>,
  surroundings: ReloadSurroundings = browser,
): Promise<Part> {
  try {
    const loaded = await load();
    releaseReload(part, surroundings);
    return loaded;
  } catch (error) {
    const mendable = isChunkError(error) && surroundings.online();
    if (!mendable || !claimReload(part, surroundings)) throw error;
    surroundings.reload();
    return new Promise<never>(() => {}); // the page is going away; nothing may flash meanwhile
  }
}
