import { type OperationObject, pointerOf } from '../model/openApi';
import { type DocumentView, entriesOf, type Node, nodeOf, textOf } from '../model/documentView';
import type { Change, Site } from './drift';
import { pathParameterNames, type WrittenOperation } from './matchOperations';
import {
  baseAt,
  demandChanges,
  deprecation,
  memberChanges,
  type OperationPair,
  revisionAt,
  schemaChanges,
} from './pairs';
import { operationChange } from './operationRules';
import { comparisonsAt, type Searchable, searchOf } from '../model/searchable';

const FOLDERS: Readonly<Record<string, string>> = { header: 'headers', cookie: 'cookies' };

interface Parameter {
  readonly node: Node;
  readonly name: string;
  readonly pointer: string;
}

/**
 * Returns parameters by the key that identifies them for a client: a path parameter by its position, other parameters
 * by name.
 */
function parametersOf({ path, parameters }: WrittenOperation): Map<string, Parameter> {
  const places = pathParameterNames(path);
  const found = new Map<string, Parameter>();
  for (const node of parameters) {
    const name = textOf(node['name']) ?? '';
    const place = textOf(node['in']) ?? '';
    const known = place === 'header' ? name.toLowerCase() : name;
    const pointer = pointerOf('request', FOLDERS[place] ?? place, known);
    const key = place === 'path' ? `path ${places.indexOf(name)}` : pointer;
    found.set(key, { node, name, pointer });
  }
  return found;
}

/** Returns the node with the schema: the parameter itself, or its media type. */
function schemaHolder(node: Node): Node {
  const [content] = entriesOf(node['content']);
  return content === undefined ? node : nodeOf(content[1]);
}

const STYLE_OF_PLACE: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

/** Returns true if a parameter can be a list or an object, so that `explode` changes its serialisation. */
function isComposite(pair: OperationPair, node: Node): boolean {
  const { types } = pair.documents.baseSchema([nodeOf(node['schema'])]);
  return types === null || types.has('array') || types.has('object');
}

/** Returns the serialisation of a parameter as text: `form explode`. */
function writing(node: Node, withPieces: boolean): string {
  const style = textOf(node['style']) ?? STYLE_OF_PLACE[textOf(node['in']) ?? ''] ?? 'simple';
  const explode = node['explode'] ?? style === 'form';
  const [content] = entriesOf(node['content']);
  const pieces = withPieces && explode === true;
  const words = [style, pieces && 'explode', node['allowReserved'] === true && 'allowReserved'];
  return [...words, content?.[0]].filter((word) => typeof word === 'string').join(' ');
}

function isRequired(node: Node): boolean {
  return node['required'] === true || node['in'] === 'path';
}

function keptParameter(pair: OperationPair, base: Parameter, revision: Parameter): Change[] {
  const { pointer, name } = base;
  const both = [base.node, revision.node] as const;
  const changes: Change[] = [];
  if (base.node['in'] === 'path' && base.name !== revision.name) {
    const words = { from: base.name, to: revision.name };
    const place = revisionAt(pair, revision.node, 'name');
    changes.push(operationChange('path-parameter-renamed', words, pointer, place));
  }
  changes.push(
    ...demandChanges(pair, 'request-parameter', { name }, pointer, both, isRequired),
    ...deprecation(pair, 'request-parameter', { name }, pointer, both),
  );
  const withPieces = isComposite(pair, base.node);
  const [before, after] = [writing(base.node, withPieces), writing(revision.node, withPieces)];
  if (before !== after) {
    const place = revisionAt(pair, revision.node);
    const rule = 'request-parameter-style-changed';
    changes.push(operationChange(rule, { name }, pointer, place, { before, after }));
  }
  const holders = [schemaHolder(base.node), schemaHolder(revision.node)] as const;
  return [...changes, ...schemaChanges(pair, 'request', pointer, ...holders)];
}

export function parameterChanges(pair: OperationPair): Change[] {
  return memberChanges(parametersOf(pair.base), parametersOf(pair.revision), {
    gone: ({ name, pointer, node }) => {
      const limits = { before: isRequired(node) ? 'required' : 'optional' };
      const place = baseAt(pair, node);
      return operationChange('request-parameter-removed', { name }, pointer, place, limits);
    },
    kept: (both) => keptParameter(pair, ...both),
    added: ({ name, pointer, node }) => {
      const rule = isRequired(node)
        ? 'request-parameter-added-required'
        : 'request-parameter-added';
      return operationChange(rule, { name }, pointer, revisionAt(pair, node));
    },
  });
}

function isOperation(node: Node): node is Node & OperationObject {
  return 'responses' in node || 'operationId' in node;
}

function searchAt({ document }: DocumentView, node: Node): Searchable | null {
  return isOperation(node) ? searchOf(document, { operation: node }) : null;
}

/** Returns the place of the filters or sort fields; the whole extension if it refers to another operation. */
function placeOf(
  node: Node,
  keyword: 'filters' | 'sorts',
  at: (node: Node, key: string) => Site | null,
) {
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
