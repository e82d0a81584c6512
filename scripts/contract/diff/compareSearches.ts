import { pointerOf, type OperationObject } from '../model/openApi';
import { comparisonsAt, searchOf, type Searchable } from '../model/searchable';
import { type DocumentView, type Node, nodeOf } from './documentView';
import type { Change, Site } from './drift';
import { baseAt, revisionAt, type OperationPair } from './operationPair';
import { operationChange } from './operationRules';

function isOperation(node: Node): node is Node & OperationObject {
  return 'responses' in node || 'operationId' in node;
}

function searchAt({ document }: DocumentView, node: Node): Searchable | null {
  return isOperation(node) ? searchOf(document, { operation: node }) : null;
}

/** Returns the place of filters or sorts; the whole extension if it names another operation. */
function placeOf(node: Node, keyword: 'filters' | 'sorts', at: (node: Node, key: string) => Site) {
  const written = nodeOf(node['x-searchable']);
  return keyword in written ? at(written, keyword) : at(node, 'x-searchable');
}

const POINTER = '/request/body';

function filterChanges(pair: OperationPair, base: Searchable, revision: Searchable): Change[] {
  const gone = placeOf(pair.base.node, 'filters', (node, key) => baseAt(pair, node, key));
  const here = placeOf(pair.revision.node, 'filters', (node, key) => revisionAt(pair, node, key));
  const names = new Set([...Object.keys(base.filters), ...Object.keys(revision.filters)]);
  return [...names].flatMap((name): Change[] => {
    const [before, after] = [comparisonsAt(base, name), comparisonsAt(revision, name)];
    const pointer = POINTER + pointerOf('filters', name);
    const limits = { before: before?.join(', ') ?? null, after: after?.join(', ') ?? null };
    if (before === undefined)
      return [operationChange('search-filter-added', { name }, pointer, here, limits)];
    if (after === undefined)
      return [operationChange('search-filter-removed', { name }, pointer, gone, limits)];
    const lost = before.filter((one) => !after.includes(one)).join(', ');
    const won = after.filter((one) => !before.includes(one)).join(', ');
    const told = [
      ['search-comparison-removed', lost],
      ['search-comparison-added', won],
    ] as const;
    return told
      .filter(([, comparison]) => comparison !== '')
      .map(([rule, comparison]) =>
        operationChange(rule, { name, comparison }, pointer, here, limits),
      );
  });
}

function orderChanges(pair: OperationPair, base: Searchable, revision: Searchable): Change[] {
  const gone = placeOf(pair.base.node, 'sorts', (node, key) => baseAt(pair, node, key));
  const here = placeOf(pair.revision.node, 'sorts', (node, key) => revisionAt(pair, node, key));
  const pointer = (name: string): string => POINTER + pointerOf('sorts', name);
  return [
    ...base.sorts
      .filter((name) => !revision.sorts.includes(name))
      .map((name) => operationChange('search-order-removed', { name }, pointer(name), gone)),
    ...revision.sorts
      .filter((name) => !base.sorts.includes(name))
      .map((name) => operationChange('search-order-added', { name }, pointer(name), here)),
  ];
}

/** Compares the search that a list offers, before and after. */
export function searchChanges(pair: OperationPair): Change[] {
  const { documents } = pair;
  const base = searchAt(documents.base, pair.base.node);
  const revision = searchAt(documents.revision, pair.revision.node);
  if (base === null && revision === null) return [];
  if (base === null) {
    const place = revisionAt(pair, pair.revision.node, 'x-searchable');
    return [operationChange('search-described', {}, POINTER, place)];
  }
  if (revision === null) {
    const place = baseAt(pair, pair.base.node, 'x-searchable');
    return [operationChange('search-undescribed', {}, POINTER, place)];
  }
  return [...filterChanges(pair, base, revision), ...orderChanges(pair, base, revision)];
}
