import { canEnterModule } from '../../shell/modules/availability';
import type { LoadContext } from '../../shell/modules/defineModule';
import { beginCalls } from '../../shell/modules/firstCalls';
import { loadModules } from '../../shell/modules/loadModules';
import { selectModuleNames } from '../../shell/modules/modulesSlice';
import { moduleRegistry } from '../../shell/modules/registry';

/**
 * Starts loading the code of every section of /offer that the user may see, and its first calls if the user
 * is confirmed.
 */
export async function load(context: LoadContext): Promise<void> {
  const { dispatch, getState, user } = context;
  if (!context.serverNames) await dispatch(loadModules());
  const visitor = { serverNames: context.serverNames ?? selectModuleNames(getState()), user };
  const sections = moduleRegistry
    .list()
    .filter((module) => canEnterModule(module, visitor))
    .flatMap(({ offers }) => offers ?? []);
  // The section shows a failed load and retries it.
  for (const { page } of sections) page().catch(() => {});
  // The server refuses offers to an unconfirmed user: these calls would have to be repeated later.
  if (user?.isVerified === false) return;
  await Promise.all(sections.map((section) => beginCalls(section, context)));
}
