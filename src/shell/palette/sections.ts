import { paths } from '../../domain/paths';
import type { Visitor } from '../../session/permissions';
import type { User } from '../../api/endpoints/user';
import { fileIcon, questionCircleIcon, userIcon } from '../../ui/icon/frameIcons';
import type { IconDrawing } from '../../ui/icon/Icon';
import type { MenuEntry } from '../menu/menuEntry';
import { canEnterModule } from '../modules/availability';
import { isWaiting, type ModuleDefinition, type ModuleRoute } from '../modules/defineModule';
import { tabPath, tabsFor } from '../modules/pageTabs';
import type { FoundRow } from './search';
import { sorted } from '../../lib/copies';

/** Icons of pages without a line in the menu. */
const OWN_ICONS: Readonly<Partial<Record<string, IconDrawing>>> = {
  [paths.profile]: userIcon,
  [paths.help]: questionCircleIcon,
};

export interface SectionsQuestion {
  modules: readonly ModuleDefinition[];
  serverNames: readonly string[];
  user: User | undefined;
}

const linesOf = (menu: readonly MenuEntry[] = []): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...linesOf(entry.items)]);

/**
 * Returns true for a page in the layout of signed-in users whose path has no parameters and which does not redirect.
 */
const isSection = ({ layout, path, leadsTo }: ModuleRoute) =>
  layout === 'lk' && !path.includes(':') && leadsTo === undefined;

/** Returns true if the user may open the page and sees more than the waiting card. */
function mayOpen(module: ModuleDefinition, visitor: Visitor, route: ModuleRoute): boolean {
  return canEnterModule(module, visitor, route) && !isWaiting(route, visitor.user);
}

/** Returns the tabs that the user may open, without the first tab, because that tab is the page itself. */
function tabsOf({ tabs = [] }: ModuleRoute, user: User | undefined) {
  return tabsFor({ tabs: tabs.slice(1) }, user).filter((tab) => !isWaiting(tab, user));
}

/** Returns the pages that the user may open: the pages of the menu first, then other pages, then tabs. */
export function sectionsFor({ modules, ...visitor }: SectionsQuestion): readonly FoundRow[] {
  const routes = modules.flatMap((module) =>
    (module.routes ?? [])
      .filter((route) => isSection(route) && mayOpen(module, visitor, route))
      .map((route) => {
        const line = linesOf(module.menu).find(({ to }) => to === route.path);
        const named = route.title ?? module.title;
        return {
          route,
          line,
          title: line?.label ?? named,
          icon: line?.icon ?? OWN_ICONS[route.path] ?? fileIcon,
        };
      }),
  );
  const pages = sorted(routes, (one, other) => Number(!one.line) - Number(!other.line)).map(
    ({ route: { path }, title, icon }) => ({ id: path, title, icon, to: path }),
  );
  const tabs = routes.flatMap(({ route, title, icon }) =>
    tabsOf(route, visitor.user).map((tab) => {
      const to = tabPath(route, tab.id);
      return { id: to, title: tab.label, detail: title, icon, to };
    }),
  );
  return [...pages, ...tabs];
}
