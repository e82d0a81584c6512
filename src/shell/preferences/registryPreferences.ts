import { NO_LAYOUT, type ColumnLayout } from '../../ui/registry/registryColumn';

/** A view of a registry that the person named: the query of an address, and the columns. */
export interface SavedView {
  readonly name: string;
  /** Without the searched text, which may be personal. */
  readonly query: string;
  readonly layout: ColumnLayout;
}

/** What the person made of one registry on this device. */
export interface RegistryPreferences {
  readonly layout: ColumnLayout;
  readonly views: readonly SavedView[];
}

/** By the ids of the registries. */
export type RegistriesPreferences = Readonly<Record<string, RegistryPreferences>>;

/** The preferences of a registry that the user has not changed. */
export const NO_REGISTRY_PREFERENCES: RegistryPreferences = { layout: NO_LAYOUT, views: [] };

/** The longest name of a saved view, and the most views of a registry. */
export const SAVED_VIEWS = { longestName: 40, most: 12 } as const;

/** The preferences with a view saved under its name, in place of another one of that name. */
export function withView(before: RegistryPreferences, view: SavedView): RegistryPreferences {
  const others = before.views.filter(({ name }) => name !== view.name);
  return { ...before, views: [...others, view].slice(-SAVED_VIEWS.most) };
}

/** The preferences without the view of this name. */
export function withoutView(before: RegistryPreferences, name: string): RegistryPreferences {
  return { ...before, views: before.views.filter((view) => view.name !== name) };
}
