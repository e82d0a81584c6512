import { fieldsOf } from '../../lib/fieldsOf';
import type { ColumnLayout } from '../../ui/registry/registryColumn';

export interface SavedView {
  readonly name: string;
  /** Query without the searched text, because the text may be personal. */
  readonly query: string;
  readonly layout: ColumnLayout;
}

export interface RegistryPreferences {
  readonly layout: ColumnLayout;
  readonly views: readonly SavedView[];
}

/** Preferences, keyed by registry id. */
export type RegistriesPreferences = Readonly<Record<string, RegistryPreferences>>;

/** Preferences of a registry that the user has not changed. */
export const NO_REGISTRY_PREFERENCES: RegistryPreferences = {
  layout: { order: [], shown: {}, widths: {} },
  views: [],
};

/** Maximum length of a saved view's name, and maximum number of views of a registry. */
export const SAVED_VIEWS = { longestName: 40, most: 12 } as const;

/**
 * Returns the preferences with this view, which replaces a view of the same name. Beyond `SAVED_VIEWS.most` views, the
 * oldest one is dropped.
 */
export function withView(before: RegistryPreferences, view: SavedView): RegistryPreferences {
  const others = before.views.filter(({ name }) => name !== view.name);
  return { ...before, views: [...others, view].slice(-SAVED_VIEWS.most) };
}

export function withoutView(before: RegistryPreferences, name: string): RegistryPreferences {
  return { ...before, views: before.views.filter((view) => view.name !== name) };
}

const MOST_REGISTRIES = 40;
const MOST_COLUMNS = 60;
const LONGEST_QUERY = 2000;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) && value !== '__proto__';

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(fieldsOf(value))
    .filter(([key]) => isId(key))
    .slice(0, MOST_COLUMNS);
}

function readLayout(stored: unknown): ColumnLayout {
  const { order, shown, widths } = fieldsOf(stored);
  return {
    order: Array.isArray(order) ? order.filter(isId).slice(0, MOST_COLUMNS) : [],
    shown: Object.fromEntries(
      entriesOf(shown).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
    widths: Object.fromEntries(
      entriesOf(widths).flatMap(([id, width]): [string, number][] =>
        typeof width === 'number' && Number.isFinite(width) ? [[id, width]] : [],
      ),
    ),
  };
}

function readView(stored: unknown): SavedView[] {
  const { name, query, layout } = fieldsOf(stored);
  if (typeof name !== 'string' || name.trim() === '' || typeof query !== 'string') return [];
  if (name.length > SAVED_VIEWS.longestName || query.length > LONGEST_QUERY) return [];
  return [{ name, query, layout: readLayout(layout) }];
}

/** Reads the preferences of registries from a stored value; omits invalid parts. */
export function readRegistries(stored: unknown): RegistriesPreferences {
  const registries = entriesOf(stored).slice(0, MOST_REGISTRIES);
  return Object.fromEntries(
    registries.map(([id, value]): [string, RegistryPreferences] => {
      const { layout, views } = fieldsOf(value);
      const known = Array.isArray(views) ? views.flatMap(readView) : [];
      return [id, { layout: readLayout(layout), views: known.slice(0, SAVED_VIEWS.most) }];
    }),
  );
}
