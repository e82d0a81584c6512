import { isWaiting, type LazySection, type LoadContext, type ModuleRoute } from './defineModule';
import { chosenTab, tabsFor } from './pageTabs';

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
