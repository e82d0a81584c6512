import { fieldsOf } from '../../lib/fieldsOf';
import { columnWidth, type ColumnLayout } from '../../ui/registry/registryColumn';
import {
  SAVED_VIEWS,
  type RegistriesPreferences,
  type RegistryPreferences,
  type SavedView,
} from './registryPreferences';

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
        typeof width === 'number' && Number.isFinite(width) ? [[id, columnWidth(width)]] : [],
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

/** The preferences of registries in a stored value; parts that cannot be read are left out. */
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
