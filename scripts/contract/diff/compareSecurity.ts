import { entriesOf, listOf, nodeOf, type DocumentView, type Node } from './documentView';
import type { Change } from './drift';
import { revisionAt, type OperationPair } from './operationPair';
import { operationChange } from './operationRules';

/** Schemes and scopes that are required together, compared by their definition, not only by name. */
type Demands = ReadonlySet<string>;

function schemesOf(view: DocumentView): Node {
  return nodeOf(nodeOf(view.document.components)['securitySchemes']);
}

/** Location and name of a scheme; the source of its tokens does not count. */
function meaningOf(view: DocumentView, name: string): string {
  const scheme = view.resolve(schemesOf(view)[name]);
  const keys = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl'];
  return JSON.stringify(keys.map((key) => scheme[key] ?? null));
}

/** Returns the identity of a scheme: its name if both documents have it, otherwise its definition. */
function identityOf(view: DocumentView, other: DocumentView, name: string): string {
  const isShared = schemesOf(other)[name] !== undefined;
  return `${isShared ? name : ''} ${meaningOf(view, name)}`;
}

function alternativesOf(view: DocumentView, other: DocumentView, operation: Node): Demands[] {
  const security = listOf(operation['security'] ?? view.document.security);
  const alternatives = security.map(
    (requirement) =>
      new Set(
        entriesOf(requirement).flatMap(([name, scopes]) => {
          const identity = identityOf(view, other, name);
          return [identity, ...listOf(scopes).map((scope) => `${identity} ${String(scope)}`)];
        }),
      ),
  );
  return alternatives.length === 0 ? [new Set()] : alternatives;
}

/** Returns the requirements by the names of the contract: `bearer`, `apiKey + basic | nothing`. */
function demandText(view: DocumentView, operation: Node): string {
  const alternatives = listOf(operation['security'] ?? view.document.security).map((requirement) =>
    entriesOf(requirement)
      .map(([name, scopes]) => [name, ...listOf(scopes).map(String)].join(' '))
      .join(' + '),
  );
  const texts = alternatives.map((text) => (text === '' ? 'nothing' : text));
  return texts.length === 0 ? 'nothing' : texts.join(' | ');
}

/** Returns true if every caller who passes one list of alternatives passes the other one, too. */
function letsIn(alternatives: readonly Demands[], others: readonly Demands[]): boolean {
  return alternatives.every((known) =>
    others.some((other) => [...other].every((demand) => known.has(demand))),
  );
}

export function securityChanges(pair: OperationPair): Change[] {
  const { documents, revision } = pair;
  const before = alternativesOf(documents.base, documents.revision, pair.base.node);
  const after = alternativesOf(documents.revision, documents.base, revision.node);
  const place = revisionAt(pair, revision.node, 'security');
  const limits = {
    before: demandText(documents.base, pair.base.node),
    after: demandText(documents.revision, revision.node),
  };
  if (!letsIn(before, after)) {
    return [operationChange('security-tightened', {}, '/security', place, limits)];
  }
  if (!letsIn(after, before)) {
    return [operationChange('security-loosened', {}, '/security', place, limits)];
  }
  return [];
}
