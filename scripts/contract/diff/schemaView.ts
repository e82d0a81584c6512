import { listOf, type DocumentView, type Node } from '../model/documentView';
import {
  mergeParts,
  constrains,
  impliedType,
  isNullOnly,
  permitsNull,
  schemaNode,
  typesOnly,
  type Part,
  type Alternatives,
  type SchemaView,
} from './mergeSchemas';

/** Returns one view of all schemas that apply to a value. */
export type SchemaViews = (schemas: readonly Node[]) => SchemaView;

interface Flat {
  readonly parts: Part[];
  readonly alternatives: Alternatives[];
}

/** Creates the views of one document; each view is created once. */
export function createSchemaViews(view: DocumentView): SchemaViews {
  const byNodes = new Map<string, SchemaView>();
  const nodeIds = new Map<Node, number>();
  const underWay = new Set<string>();
  const choices = new Map<string, Node>();
  let made = 0;

  function nodeId(node: Node): number {
    const id = nodeIds.get(node) ?? nodeIds.size;
    nodeIds.set(node, id);
    return id;
  }

  /** Converts a union of plain types to a node with a list of types. */
  function typesNode(node: Node, keyword: string, types: readonly unknown[]): Node {
    const key = `${nodeId(node)} ${keyword}`;
    const known = choices.get(key) ?? { type: types };
    choices.set(key, known);
    return known;
  }

  /**
   * Adds the parts of a schema to `flat`.
   * @param seen keys of the visited nodes, with a `?` where null is allowed
   */
  function flatten(flat: Flat, node: Node, orNull: boolean, seen: Set<string>): void {
    const key = `${nodeId(node)}${orNull ? '?' : ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (constrains(node)) flat.parts.push({ node, orNull });
    if (typeof node['$ref'] === 'string') flatten(flat, view.target(node['$ref']), orNull, seen);
    for (const one of listOf(node['allOf'])) flatten(flat, schemaNode(one), orNull, seen);
    for (const keyword of ['oneOf', 'anyOf']) {
      if (!Array.isArray(node[keyword])) continue;
      const branches = listOf(node[keyword]).map(schemaNode);
      const [only, ...rest] = branches.filter((branch) => !isNullOnly(view.resolve(branch)));
      const allowsNull = orNull || branches.length > rest.length + (only === undefined ? 0 : 1);
      if (only === undefined) flat.parts.push({ node, orNull });
      else if (rest.length === 0) flatten(flat, only, allowsNull, seen);
      else {
        const types = typesOnly([only, ...rest]);
        const isExclusive = keyword === 'oneOf';
        if (types === null) {
          flat.alternatives.push({ branches: [only, ...rest], allowsNull, isExclusive, node });
        } else flat.parts.push({ node: typesNode(node, keyword, types), orNull: allowsNull });
      }
    }
  }

  function makeView(schemas: readonly Node[]): SchemaView {
    const flat: Flat = { parts: [], alternatives: [] };
    for (const schema of schemas) flatten(flat, schema, false, new Set());
    const key = [
      ...flat.parts.map(({ node, orNull }) => `${nodeId(node)}${orNull ? '?' : ''}`),
      ...flat.alternatives.map(
        ({ branches, allowsNull, node }) =>
          `(${nodeId(node)}:${branches.map(nodeId).join('|')}${allowsNull ? '?' : ''})`,
      ),
    ].join();
    const known = byNodes.get(key);
    if (known !== undefined) return known;

    const permits = ({ branches, allowsNull }: Alternatives) =>
      allowsNull || branches.some((branch) => viewOf([branch]).isNullable);
    // A schema that is its own alternative does not make the value nullable.
    const isCircle = underWay.has(key);
    underWay.add(key);
    const isNullable =
      flat.parts.every(permitsNull) &&
      impliedType(flat.parts) === null &&
      !isCircle &&
      flat.alternatives.every(permits);
    underWay.delete(key);
    made += 1;
    const merged = { ...mergeParts(flat.parts, flat.alternatives), id: made, isNullable };
    if (!isCircle) byNodes.set(key, merged);
    return merged;
  }

  // Views by key: the node if there is one schema, otherwise the list of nodes.
  const remembered = new WeakMap<object, SchemaView>();
  const viewOf: SchemaViews = (schemas) => {
    const [first] = schemas;
    const token = schemas.length === 1 && first !== undefined ? first : schemas;
    const known = remembered.get(token);
    if (known !== undefined) return known;
    const view = makeView(schemas);
    // Views are incomplete while a circular reference is resolved, so they are not stored yet.
    if (underWay.size === 0) remembered.set(token, view);
    return view;
  };
  return viewOf;
}
