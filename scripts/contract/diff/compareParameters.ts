import { pointerOf } from '../openApi';
import { entriesOf, nodeOf, textOf, type Node } from './documentView';
import type { Change } from './drift';
import { pathParameterNames, type WrittenOperation } from './matchOperations';
import {
  baseAt,
  demandRule,
  isNewlyDeprecated,
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

/** Parameters by what a client must know of them: a path parameter by its place in the path. */
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

/** Lists and objects can be written in one piece or in several. */
function isComposite(pair: OperationPair, node: Node): boolean {
  const { types } = pair.documents.baseSchema([nodeOf(node['schema'])]);
  return types === null || types.has('array') || types.has('object');
}

/** How a parameter is written into the request. */
function writing(node: Node, withPieces: boolean): string {
  const style = textOf(node['style']) ?? STYLE_OF_PLACE[textOf(node['in']) ?? ''] ?? 'simple';
  const explode = node['explode'] ?? style === 'form';
  const [content] = entriesOf(node['content']);
  const pieces = withPieces && explode === true;
  const words = [style, pieces && 'explode', node['allowReserved'] === true && 'allowReserved'];
  return [...words, content?.[0]].filter((word) => typeof word === 'string').join(' ');
}

function isRequired({ node }: Parameter): boolean {
  return node['required'] === true || node['in'] === 'path';
}

function keptParameter(pair: OperationPair, base: Parameter, revision: Parameter): Change[] {
  const { pointer, name } = base;
  const changes: Change[] = [];
  if (base.node['in'] === 'path' && base.name !== revision.name) {
    const words = { from: base.name, to: revision.name };
    const place = revisionAt(pair, revision.node, 'name');
    changes.push(operationChange('path-parameter-renamed', words, pointer, place));
  }
  const rule = demandRule(
    { base: isRequired(base), revision: isRequired(revision) },
    'request-parameter-became-required',
    'request-parameter-became-optional',
  );
  if (rule !== undefined) {
    const place = revisionAt(pair, revision.node, 'required');
    changes.push(operationChange(rule, { name }, pointer, place));
  }
  if (isNewlyDeprecated(base.node, revision.node)) {
    const place = revisionAt(pair, revision.node, 'deprecated');
    changes.push(operationChange('request-parameter-deprecated', { name }, pointer, place));
  }
  const withPieces = isComposite(pair, base.node);
  const limits = {
    before: writing(base.node, withPieces),
    after: writing(revision.node, withPieces),
  };
  if (limits.before !== limits.after) {
    const place = revisionAt(pair, revision.node);
    const change = 'request-parameter-style-changed';
    changes.push(operationChange(change, { name }, pointer, place, limits));
  }
  const before = schemaHolder(base.node);
  const after = schemaHolder(revision.node);
  return [...changes, ...schemaChanges(pair, 'request', pointer, before, after)];
}

export function parameterChanges(pair: OperationPair): Change[] {
  const before = parametersOf(pair.base);
  const after = parametersOf(pair.revision);
  const changes: Change[] = [];
  for (const [key, parameter] of before) {
    const { name, pointer, node } = parameter;
    const partner = after.get(key);
    after.delete(key);
    if (partner !== undefined) changes.push(...keptParameter(pair, parameter, partner));
    else {
      const place = baseAt(pair, node);
      const limits = { before: isRequired(parameter) ? 'required' : 'optional' };
      changes.push(operationChange('request-parameter-removed', { name }, pointer, place, limits));
    }
  }
  for (const parameter of after.values()) {
    const { name, pointer, node } = parameter;
    const rule = isRequired(parameter)
      ? 'request-parameter-added-required'
      : 'request-parameter-added';
    changes.push(operationChange(rule, { name }, pointer, revisionAt(pair, node)));
  }
  return changes;
}
