import { matchPath, parsePath } from 'react-router-dom';
import {
  isWaiting,
  type LazySection,
  type LoadContext,
  type ModuleRoute,
  type Opener,
} from './defineModule';
import { chosenTab, tabsFor } from './pageTabs';
import { moduleRegistry, type ModuleRegistry } from './registry';

/** Ignores a failure, because the part repeats the call and shows the error. */
const ignoreFailure = (): undefined => undefined;

/**
 * Starts the first calls of a page, and loads the open tab: its code and its first calls. Resolves when all calls
 * have started.
 */
export async function beginCalls(
  part: LazySection & Pick<ModuleRoute, 'tabs'>,
  context: LoadContext,
): Promise<void> {
  const { user, url } = context;
  if (isWaiting(part, user)) return;
  const tab = chosenTab(tabsFor(part, user), url.search);
  const ofTab = tab && beginPart(tab, context);
  const calls = await part.load?.().catch(ignoreFailure);
  await calls?.load(context);
  await ofTab;
}

/** Loads the code of a part and starts its first calls, in parallel. */
export async function beginPart(part: LazySection, context: LoadContext): Promise<void> {
  if (isWaiting(part, context.user)) return;
  part.page().catch(ignoreFailure);
  await beginCalls(part, context);
}

/** Browser state on which preloading depends; few browsers have `connection`. */
interface Reachable {
  readonly onLine: boolean;
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads the files of a page and of its open tab before the click on its link. W13: makes no calls, and loads nothing if
 * the browser saves traffic (Save-Data) or is offline.
 */
export function loadAhead(
  address: string,
  user: Opener | undefined,
  browser: Reachable = navigator,
  registry: ModuleRegistry = moduleRegistry,
): void {
  if (browser.connection?.saveData === true || !browser.onLine) return;
  const { pathname = '', search = '' } = parsePath(address);
  const found = registry.routes().find(({ route: { path } }) => matchPath(path, pathname));
  if (!found || found.route.leadsTo !== undefined) return;
  const tab = chosenTab(tabsFor(found.route, user), search);
  for (const part of [found.route, tab]) {
    if (!part || isWaiting(part, user)) continue;
    part.page().catch(ignoreFailure);
    part.load?.().catch(ignoreFailure);
  }
}
