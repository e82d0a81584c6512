import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule, type LoadContext } from '../../shell/modules/defineModule';
import { shieldIcon } from '../../ui/icon/frameIcons';
import { canEnterModule } from '../../shell/modules/availability';
import { selectModuleNames } from '../../shell/modules/modulesSlice';
import { loadModules } from '../../shell/modules/loadModules';
import { moduleRegistry } from '../../shell/modules/registry';

/** Starts the code and the first call of every section that the visitor will see on /offer. */
async function loadOfferSections(context: LoadContext): Promise<void> {
  const { dispatch, getState, user } = context;
  if (!context.serverNames) await dispatch(loadModules());
  const visitor = { serverNames: context.serverNames ?? selectModuleNames(getState()), user };
  for (const module of moduleRegistry.list()) {
    if (!module.offerSection || !canEnterModule(module, visitor)) continue;
    // The server refuses offers to a user who is not confirmed: the call would only be repeated later.
    if (user?.isVerified !== false) module.offerSection.load?.(context);
    // A failure shows where the section is drawn, which asks again.
    module.offerSection.lazy().catch(() => {});
  }
}

/** What every customer has: the page on which all products make their offers. */
export const coreModule = defineModule({
  id: 'core',
  title: 'Общее',
  sort: 0,
  routes: [
    {
      path: paths.offers,
      name: 'offer',
      title: pageTitles.offers,
      layout: 'lk',
      lazy: () => import('./OffersPage'),
      load: (context) => void loadOfferSections(context),
    },
  ],
  menu: [
    {
      id: 'common',
      label: 'Общее',
      isGroup: true,
      sort: 0,
      items: [
        { id: 'offer', label: pageTitles.offers, icon: shieldIcon, to: paths.offers, sort: 0 },
      ],
    },
  ],
});
