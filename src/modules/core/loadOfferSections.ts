import { selectCurrentUser } from '../../session/currentUser';
import { canEnterModule } from '../../shell/modules/availability';
import type { LoadContext } from '../../shell/modules/defineModule';
import { ensureModules } from '../../shell/modules/loadModules';
import { selectModuleNames } from '../../shell/modules/moduleSlice';
import { moduleRegistry } from '../../shell/modules/registry';

/** Starts the code and the first call of every section that the visitor will see on /offer. */
export async function loadOfferSections(context: LoadContext): Promise<void> {
  await context.dispatch(ensureModules());
  const state = context.getState();
  const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
  for (const module of moduleRegistry.list()) {
    if (!module.offerSection || !canEnterModule(module, visitor)) continue;
    // Offers are refused to whoever is not confirmed, and the section itself would ask once more.
    if (visitor.user?.isVerified !== false) module.offerSection.load?.(context);
    // A failure shows where the section is drawn, which asks again.
    module.offerSection.lazy().catch(() => {});
  }
}
