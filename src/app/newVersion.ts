import { fieldsOf } from '../lib/fieldsOf';
import { reloadTo } from '../shell/lazy/chunkReload';
import type { AppDispatch } from '../session/appStore';
import { toastsOf } from '../shell/toast/toasts';

/*
 * Detects a deployment. The build writes the name of its first script to a file (scripts/release/versionFile.ts); the
 * name contains a hash of the whole build, so another name means another version. The user sees one toast and decides
 * when to reload. The usual warning about unsaved input still appears.
 */

const FILE = '/version.json';
const EVERY_MS = 10 * 60_000;
/** Shortest pause between two checks, in milliseconds. */
const PAUSE_MS = 60_000;

/** Returns the first script of this page; undefined if the page is not from a build. */
function ownScript(): string | undefined {
  const script = document.querySelector('script[type=module][src^="/assets/"]');
  return script?.getAttribute('src') ?? undefined;
}

/** Loads the name of the newest first script; undefined if the response is invalid. */
async function newestScript(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(FILE, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal,
    });
    const { script } = answer.ok ? fieldsOf(await answer.json()) : {};
    return typeof script === 'string' && script.startsWith('/assets/') ? script : undefined;
  } catch {
    return undefined;
  }
}

/** Checks for a newer version every ten minutes, and when the tab is shown again. */
export function watchNewVersion(
  dispatch: AppDispatch,
  signal: AbortSignal,
  reload = () => reloadTo(window.location.href),
): void {
  const own = ownScript();
  if (own === undefined) return;
  let checkedAt = Date.now();
  let announced = own;

  const check = async (pause: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < pause) return;
    checkedAt = Date.now();
    const newest = await newestScript(signal);
    if (newest === undefined || newest === announced || newest === own || signal.aborted) return;
    announced = newest;
    toastsOf(dispatch).offer('Вышла новая версия кабинета', { label: 'Обновить', onPress: reload });
  };
  const timer = setInterval(() => void check(EVERY_MS), PAUSE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void check(PAUSE_MS), { signal });
}
