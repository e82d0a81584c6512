import { listOf, nodeOf } from './node';
import type { PortalModel, PortalOperation } from './portalModel';

/** The ways to be let in: each is a set of schemes that are all demanded. Empty: open to anyone. */
export function alternativesOf(
  model: PortalModel,
  operation: PortalOperation,
): readonly (readonly string[])[] {
  const demanded = operation.node['security'] ?? nodeOf(model.document)['security'];
  return listOf(demanded).map((alternative) => Object.keys(nodeOf(alternative)));
}
