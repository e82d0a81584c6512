import { anchorId } from './anchor';
import { componentName, isNode, nodeOf, resolved, type Node } from './node';
import type { PortalModel } from './portalModel';

/** One place that refers to a component. */
export interface Use {
  readonly id: string;
  readonly name: string;
}

/** Names of the schemas that a part of the document refers to, shared parts looked through. */
function schemasIn(model: PortalModel, root: unknown): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Node>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || seen.has(value)) return;
    seen.add(value);
    const name = componentName(value, 'schemas');
    if (name !== undefined) names.add(name);
    else if (typeof value['$ref'] === 'string') visit(resolved(model.document, value));
    for (const [key, member] of Object.entries(value)) {
      // What stands in an example is a value, whatever its keys are called; a property has any name.
      if (key === 'properties') Object.values(nodeOf(member)).forEach(visit);
      else if (key !== 'example' && key !== 'examples') visit(member);
    }
  };
  visit(root);
  return names;
}

/** Who uses what: `id` of a schema or shared response -> operations and schemas that refer to it. */
export function usesOf(model: PortalModel): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (id: string, { id: by, name }: Use): void => {
    const known = uses.get(id) ?? [];
    if (!known.some((use) => use.id === by)) uses.set(id, [...known, { id: by, name }]);
  };
  for (const operation of model.operations) {
    const { requestBody, responses } = operation.node;
    for (const name of schemasIn(model, [operation.parameters, requestBody, responses])) {
      add(anchorId('schemas', name), operation);
    }
    for (const response of isNode(responses) ? Object.values(responses) : []) {
      const name = componentName(response, 'responses');
      if (name !== undefined) add(anchorId('responses', name), operation);
    }
  }
  for (const schema of model.schemas) {
    for (const name of schemasIn(model, schema.node)) add(anchorId('schemas', name), schema);
  }
  return uses;
}
