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

/** A failure shows where the part is drawn, which asks again. */
const saidThere = (): undefined => undefined;

/** Begins the first calls of a page, and all of the tab that its address opens; kept when they have begun. */
export async function beginCalls(
  part: LazySection & Pick<ModuleRoute, 'tabs'>,
  context: LoadContext,
): Promise<void> {
  const { user, url } = context;
  if (isWaiting(part, user)) return;
  const tab = chosenTab(tabsFor(part, user), url.search);
  const ofTab = tab && beginPart(tab, context);
  const calls = await part.load?.().catch(saidThere);
  await calls?.load(context);
  await ofTab;
}

/** Begins a part: its code and its first calls, neither of which waits for the other. */
export async function beginPart(part: LazySection, context: LoadContext): Promise<void> {
  if (isWaiting(part, context.user)) return;
  part.page().catch(saidThere);
  await beginCalls(part, context);
}

/** The browser, as far as loading ahead is concerned; few browsers know `connection`. */
interface Reachable {
  readonly onLine: boolean;
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads the files of a page, and of the tab that its address opens, before the click that leads there.
 * Makes no call; loads nothing where the browser saves traffic (Save-Data) or has no connection (rule W13).
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
    part.page().catch(saidThere);
    part.load?.().catch(saidThere);
  }
}
