import { pointerOf } from '../model/openApi';
import type { DocumentView, Node } from '../model/documentView';
import type { Change, Site } from './drift';
import {
  baseAt,
  revisionAt,
  keywordPlace,
  type PairBelow,
  type PairResult,
  type SchemaPair,
} from './pairs';
import { schemaChange } from './schemaRules';
import type { SchemaViews } from './schemaView';
import type { SchemaView } from './mergeSchemas';

const UNSAID: readonly Node[] = [];

/**
 * Returns the property names that one side may send: no `readOnly` properties in a request, no `writeOnly` properties
 * in a response.
 */
function visibleNames(pair: SchemaPair, view: SchemaView, schemas: SchemaViews): string[] {
  const isHidden = (name: string) => {
    const property = schemas(view.properties.get(name) ?? UNSAID);
    return pair.side === 'request' ? property.isReadOnly : property.isWriteOnly;
  };
  return [...new Set([...view.properties.keys(), ...view.required])].filter(
    (name) => !isHidden(name),
  );
}

function placeOf(pair: SchemaPair, side: 'base' | 'revision', name: string): Site | null {
  const view = pair[side];
  const node = view.properties.get(name)?.[0] ?? view.parts[0];
  return side === 'base' ? baseAt(pair, node) : revisionAt(pair, node);
}

function removed(pair: SchemaPair, name: string): Change {
  const { side, base, revision } = pair;
  const place = placeOf(pair, 'base', name);
  const pointer = pointerOf(name);
  if (!base.properties.has(name)) {
    return schemaChange(side, 'property-became-optional', { name }, pointer, place);
  }
  if (side === 'request' && revision.isClosed) {
    return schemaChange(side, 'property-removed-from-closed', { name }, pointer, place);
  }
  const kind = base.required.has(name) ? 'required-property-removed' : 'property-removed';
  return schemaChange(side, kind, { name }, pointer, place);
}

function added(pair: SchemaPair, name: string): Change {
  const { side, base, revision } = pair;
  const place = placeOf(pair, 'revision', name);
  const pointer = pointerOf(name);
  if (base.isClosed && side === 'response') {
    return schemaChange(side, 'property-added-to-closed', { name }, pointer, place);
  }
  const isDemanded = side === 'request' && revision.required.has(name);
  const kind = isDemanded ? 'required-property-added' : 'property-added';
  const after = revision.required.has(name) ? 'required' : 'optional';
  return schemaChange(side, kind, { name }, pointer, place, { after });
}

function requiredChange(pair: SchemaPair, name: string): Change[] {
  const { side, base, revision } = pair;
  if (base.required.has(name) === revision.required.has(name)) return [];
  const kind = revision.required.has(name)
    ? 'property-became-required'
    : 'property-became-optional';
  const place = placeOf(pair, 'revision', name);
  return [schemaChange(side, kind, { name }, pointerOf(name), place)];
}

/**
 * Returns the node that deprecates a property: the property itself, or the schema that it refers to; undefined if there
 * is none.
 */
function deprecatingNode(document: DocumentView, nodes: readonly Node[]): Node | undefined {
  return nodes
    .flatMap((node) => [node, document.resolve(node)])
    .find((node) => node['deprecated'] === true);
}

function deprecation(pair: SchemaPair, name: string): Change[] {
  const { documents, side, base, revision } = pair;
  const before = deprecatingNode(documents.base, base.properties.get(name) ?? UNSAID);
  const after = deprecatingNode(documents.revision, revision.properties.get(name) ?? UNSAID);
  if (before !== undefined || after === undefined) return [];
  const place = revisionAt(pair, after, 'deprecated');
  return [schemaChange(side, 'property-deprecated', { name }, pointerOf(name), place)];
}

/** Returns added and removed properties, and changes of `required`. Properties of both are pairs to compare later. */
export function propertyChanges(pair: SchemaPair): PairResult {
  const { documents, base, revision } = pair;
  const { baseSchema, revisionSchema } = documents;
  const before = visibleNames(pair, base, baseSchema);
  const after = new Set(visibleNames(pair, revision, revisionSchema));
  const changes: Change[] = [];
  const below: PairBelow[] = [];
  for (const name of before) {
    const isKept = after.delete(name);
    // A property that is still required but not described any more counts as removed.
    if (!isKept || (base.properties.has(name) && !revision.properties.has(name))) {
      changes.push(removed(pair, name));
      continue;
    }
    changes.push(...requiredChange(pair, name), ...deprecation(pair, name));
    below.push({
      pointer: pointerOf(name),
      base: baseSchema(base.properties.get(name) ?? UNSAID),
      revision: revisionSchema(revision.properties.get(name) ?? UNSAID),
    });
  }
  for (const name of after) {
    changes.push(added(pair, name));
    if (base.additional.length === 0) continue;
    // Before the change, `additionalProperties` described a property of this name.
    below.push({
      pointer: pointerOf(name),
      base: baseSchema(base.additional),
      revision: revisionSchema(revision.properties.get(name) ?? UNSAID),
    });
  }
  return { changes, below };
}

/**
 * Returns the change of properties that are not listed: either they become allowed or forbidden, or the pair of
 * their schemas.
 */
export function additionalChanges(pair: SchemaPair): PairResult {
  const { documents, side, base, revision } = pair;
  if (base.isClosed !== revision.isClosed) {
    const kind = revision.isClosed ? 'object-closed' : 'object-opened';
    const place = keywordPlace(pair, ['additionalProperties', 'unevaluatedProperties']);
    return { changes: [schemaChange(side, kind, {}, '', place)], below: [] };
  }
  if (base.additional.length === 0 && revision.additional.length === 0) {
    return { changes: [], below: [] };
  }
  const values = {
    pointer: pointerOf('*'),
    base: documents.baseSchema(base.additional),
    revision: documents.revisionSchema(revision.additional),
  };
  return { changes: [], below: [values] };
}

export function itemPairs({ documents, base, revision }: SchemaPair): PairBelow[] {
  if (base.items.length === 0 && revision.items.length === 0) return [];
  const items = {
    pointer: pointerOf(0),
    base: documents.baseSchema(base.items),
    revision: documents.revisionSchema(revision.items),
  };
  return [items];
}
