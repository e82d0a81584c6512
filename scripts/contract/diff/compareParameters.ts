import { pointerOf } from '../model/openApi';
import { entriesOf, nodeOf, textOf, type Node } from './documentView';
import type { Change } from './drift';
import { pathParameterNames, type WrittenOperation } from './matchOperations';
import {
  baseAt,
  demandChanges,
  deprecation,
  memberChanges,
  revisionAt,
  schemaChanges,
  type OperationPair,
} from './operationPair';
import { operationChange } from './operationRules';

const FOLDERS: Readonly<Record<string, string>> = { header: 'headers', cookie: 'cookies' };

/** OpenAPI says that parameters of these names are ignored (3.1, 4.8.12.2). */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

interface Parameter {
  readonly node: Node;
  readonly name: string;
  readonly pointer: string;
}

/** Parameters by their key for a client: a path parameter has its position in the path. */
function parametersOf({ path, parameters }: WrittenOperation): Map<string, Parameter> {
  const places = pathParameterNames(path);
  const found = new Map<string, Parameter>();
  for (const node of parameters) {
    const name = textOf(node['name']) ?? '';
    const place = textOf(node['in']) ?? '';
    const known = place === 'header' ? name.toLowerCase() : name;
    if (place === 'header' && IGNORED_HEADERS.has(known)) continue;
    const pointer = pointerOf('request', FOLDERS[place] ?? place, known);
    const key = place === 'path' ? `path ${places.indexOf(name)}` : pointer;
    found.set(key, { node, name, pointer });
  }
  return found;
}

/** A parameter is described by a schema, or by a media type with one. */
function schemaHolder(node: Node): Node {
  const [content] = entriesOf(node['content']);
  return content === undefined ? node : nodeOf(content[1]);
}

const STYLE_OF_PLACE: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

/** Lists and objects can be serialised as one parameter or as several. */
function isComposite(pair: OperationPair, node: Node): boolean {
  const { types } = pair.documents.baseSchema([nodeOf(node['schema'])]);
  return types === null || types.has('array') || types.has('object');
}

/** Serialisation of a parameter. */
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
