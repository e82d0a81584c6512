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
import { type Searchable, searchOf } from '../model/searchable';

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
function placeOf(pair: OperationPair, side: Site['side'], keyword: 'filters' | 'sorts') {
  const { node } = pair[side];
  const written = nodeOf(node['x-searchable']);
  const at = side === 'base' ? baseAt : revisionAt;
  return keyword in written ? at(pair, written, keyword) : at(pair, node, 'x-searchable');
}

const POINTER = '/request/body';

function filterChanges(pair: OperationPair, base: Searchable, revision: Searchable): Change[] {
  const here = placeOf(pair, 'revision', 'filters');
  const at = (name: string) => POINTER + pointerOf('filters', name);
  const filtersOf = ({ filters }: Searchable) =>
    new Map(Object.entries(filters).map(([name, by]) => [name, { by, text: by.join(', ') }]));
  return memberChanges(filtersOf(base), filtersOf(revision), {
    gone: ({ text: before }, name) => {
      const place = placeOf(pair, 'base', 'filters');
      return operationChange('search-filter-removed', { name }, at(name), place, { before });
    },
    kept: ([before, after], name) => {
      const told = [
        ['search-comparison-removed', before.by.filter((one) => !after.by.includes(one))],
        ['search-comparison-added', after.by.filter((one) => !before.by.includes(one))],
      ] as const;
      return told.flatMap(([rule, by]) => {
        if (by.length === 0) return [];
        const words = { name, comparison: by.join(', ') };
        const limits = { before: before.text, after: after.text };
        return [operationChange(rule, words, at(name), here, limits)];
      });
    },
    added: ({ text: after }, name) =>
      operationChange('search-filter-added', { name }, at(name), here, { after }),
  });
}

function orderChanges(pair: OperationPair, base: Searchable, revision: Searchable): Change[] {
  const at = (name: string) => POINTER + pointerOf('sorts', name);
  const gone = placeOf(pair, 'base', 'sorts');
  const here = placeOf(pair, 'revision', 'sorts');
  const sortsOf = ({ sorts }: Searchable) => new Map(sorts.map((name) => [name, name]));
  return memberChanges(sortsOf(base), sortsOf(revision), {
    gone: (name) => operationChange('search-order-removed', { name }, at(name), gone),
    kept: () => [],
    added: (name) => operationChange('search-order-added', { name }, at(name), here),
  });
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
