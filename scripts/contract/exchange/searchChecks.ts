import { listOf, nodeOf } from '../model/documentView';
import { isRecord, pointerOf } from '../model/openApi';
import {
  comparisonsAt,
  isComparable,
  type Search,
  searchOf,
  valueWanted,
} from '../model/searchable';
import type { Context } from './exchange';
import { finding, type Finding, placeIn, type Rule } from './findings';
import { kindOf } from './received';

/** Returns the items that are objects, with their index; the schema check reports other items. */
function entriesAt(body: unknown, name: string): (readonly [number, Record<string, unknown>])[] {
  const entries = listOf(nodeOf(body)[name]);
  return entries.flatMap((one, index) => (isRecord(one) ? [[index, one] as const] : []));
}

function shownField({ names }: Context, field: string): string {
  return field.split('.').map(names.invented).join('.');
}

interface Wrong {
  readonly rule: Rule;
  readonly pointer: string;
  /** JSON Pointer below `x-searchable`. */
  readonly contract: string;
  readonly expected: string;
  readonly received: string;
}

function wrongFilter(
  context: Context,
  search: Search,
  index: number,
  { field, operation, value }: Readonly<Record<string, unknown>>,
): Wrong[] {
  if (typeof field !== 'string' || typeof operation !== 'string') return [];
  const operations = comparisonsAt(search, field);
  const contract = pointerOf('filters', ...(operations === undefined ? [] : [field]));
  const wrong = (part: 'field' | 'operation' | 'value', expected: string, received: string) => {
    const pointer = `/body${pointerOf('filters', index, part)}`;
    return [{ rule: `search-${part}`, pointer, contract, expected, received } as const];
  };
  if (operations === undefined) {
    return wrong('field', Object.keys(search.filters).join(', '), shownField(context, field));
  }
  if (!operations.includes(operation)) {
    return wrong('operation', operations.join(', '), context.names.invented(operation));
  }
  const known = search.field(field);
  if (known === null || isComparable(known, operation, value)) return [];
  return wrong('value', valueWanted(known, operation), kindOf(value));
}

function wrongSort(
  context: Context,
  { sorts }: Search,
  index: number,
  { field }: Readonly<Record<string, unknown>>,
): Wrong[] {
  if (typeof field !== 'string' || sorts.includes(field)) return [];
  const pointer = `/body${pointerOf('sorts', index, 'field')}`;
  const received = shownField(context, field);
  const expected = sorts.join(', ');
  return [{ rule: 'search-sort', pointer, contract: '/sorts', expected, received }];
}

/**
 * Checks a search against the fields, comparisons and values that its list supports. All lists share one schema, so the
 * schema cannot check this.
 */
export function checkSearch(context: Context, body: unknown): Finding[] {
  const { document, located } = context;
  const search = searchOf(document, located);
  if (search === null) return [];
  const base = pointerOf('paths', located.path, located.method, 'x-searchable');
  const isWritten = isRecord(Reflect.get(located.operation, 'x-searchable'));
  const wrong = [
    ...entriesAt(body, 'filters').flatMap(([index, one]) =>
      wrongFilter(context, search, index, one),
    ),
    ...entriesAt(body, 'sorts').flatMap(([index, one]) => wrongSort(context, search, index, one)),
  ];
  return wrong.map(({ rule, pointer, contract, expected, received }) => {
    const place = { ...placeIn(located, pointer), contract: isWritten ? base + contract : base };
    return finding(rule, place, { detail: expected, expected, received });
  });
}
