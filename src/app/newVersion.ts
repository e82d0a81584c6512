import { fieldsOf } from '../lib/fieldsOf';
import { reloadTo } from '../shell/lazy/chunkReload';
import type { AppDispatch } from '../session/appStore';
import { toastsOf } from '../shell/toast/toasts';

/*
 * After a deployment an open page goes on as it was. The build writes down which script its page begins
 * with (scripts/release/versionFile.ts); its name has a hash over everything. Another name is another
 * version: that is said once, and the page is loaded anew when the person says so. The question before
 * leaving keeps what was typed.
 */

const FILE = '/version.json';
const EVERY_MS = 10 * 60_000;
/** Who comes back more often than this is not asked for each time. */
const PAUSE_MS = 60_000;

/** The script that this page began with; undefined where it is none of a build. */
function ownScript(): string | undefined {
  const script = document.querySelector('script[type=module][src^="/assets/"]');
  return script?.getAttribute('src') ?? undefined;
}

/** The first script of the newest release; undefined where the answer does not name one. */
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

/** Looks every ten minutes, and when the tab comes back, whether there is a newer version. */
export function watchNewVersion(
  dispatch: AppDispatch,
  signal: AbortSignal,
  reload = () => reloadTo(window.location.href),
): void {
  const own = ownScript();
  if (own === undefined) return;
  let lookedAt = Date.now();
  /** What was told, and is not told again. */
  let told = own;

  const look = async (pause: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < pause) return;
    lookedAt = Date.now();
    const newest = await newestScript(signal);
    if (newest === undefined || newest === told || newest === own || signal.aborted) return;
    told = newest;
    toastsOf(dispatch).offer('Вышла новая версия кабинета', { label: 'Обновить', onPress: reload });
  };
  const timer = setInterval(() => void look(EVERY_MS), PAUSE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void look(PAUSE_MS), { signal });
}
