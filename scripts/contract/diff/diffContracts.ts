import {
  createDocumentView,
  type DocumentView,
  entriesOf,
  listOf,
  type Node,
  nodeOf,
  textOf,
} from '../model/documentView';
import { type Change, findingOf, type Telling, worstOfEachCause } from './drift';
import type { ReportFinding } from '../report/finding';
import {
  baseAt,
  type Comparison,
  deprecation,
  type Documents,
  memberChanges,
  type OperationPair,
  revisionAt,
} from './pairs';
import { operationChange } from './operationRules';
import { type OpenApiDocument, pointerOf } from '../model/openApi';
import { schemaNode } from './mergeSchemas';
import { asOpenApi31 } from '../model/normalise';
import { pathShape, prefixesOf } from '../model/address';
import { parameterChanges, searchChanges } from './compareParameters';
import { requestBodyChanges } from './compareContent';
import { allResponseChanges } from './compareResponses';
import { createSchemaComparison } from './compareSchemas';
import { type MatchedOperations, matchOperations, writtenOperations } from './matchOperations';
import { createSameMeaning, findUntouched } from './sameMeaning';
import { createSchemaViews } from './schemaView';
import { callbackChanges, webhookFindings } from './serverCalls';

/**
 * Schemes and scopes that are required together. Schemes are compared by definition, and by name if both documents
 * have it.
 */
type Demands = ReadonlySet<string>;

function schemesOf(view: DocumentView): Node {
  return nodeOf(nodeOf(view.document.components)['securitySchemes']);
}

/** Returns how a scheme authenticates a call; ignores where its tokens are issued. */
function meaningOf(view: DocumentView, name: string): string {
  const scheme = view.resolve(schemesOf(view)[name]);
  const keys = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl'];
  return JSON.stringify(keys.map((key) => scheme[key] ?? null));
}

/** Returns the identity of a scheme: its definition, and its name if both documents have that name. */
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

/** Returns true if every caller that fulfils one of `alternatives` also fulfils one of `others`. */
function letsIn(alternatives: readonly Demands[], others: readonly Demands[]): boolean {
  return alternatives.every((known) =>
    others.some((other) => [...other].every((demand) => known.has(demand))),
  );
}

function securityChanges(pair: OperationPair): Change[] {
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

function schemasOf({ document }: DocumentView) {
  const schemas = entriesOf(nodeOf(document.components)['schemas']);
  return new Map(schemas.map(([name, schema]) => [name, schemaNode(schema)]));
}

/** Returns true if a contract has no operations, only schemas for other contracts. */
function isLibrary({ document }: DocumentView): boolean {
  return entriesOf(document.paths).length + entriesOf(document.webhooks).length === 0;
}

/**
 * Returns the changes of all schemas of a contract without operations. The worse class counts, because requests and
 * responses may use a schema.
 */
function sharedSchemaChanges({ documents, compareSchemas }: Comparison): Change[] {
  const at = (name: string) => pointerOf('components', 'schemas', name);
  const changes = memberChanges(schemasOf(documents.base), schemasOf(documents.revision), {
    gone: (node, name) =>
      operationChange('schema-removed', { name }, at(name), baseAt({ documents }, node)),
    kept: ([base, revision], name) =>
      (['request', 'response'] as const).flatMap((side) => {
        const met = { side, pointer: at(name), base: [base], revision: [revision] };
        return compareSchemas(met, new Set());
      }),
    added: (node, name) =>
      operationChange('schema-added', { name }, at(name), revisionAt({ documents }, node)),
  });
  return worstOfEachCause(changes);
}

/** Replaces the operation in a finding about the whole contract. */
const EVERY_OPERATION = { name: '*', method: null, path: null } as const;

function documentsOf(base: OpenApiDocument, revision: OpenApiDocument): Documents {
  const views = {
    base: createDocumentView(asOpenApi31(base)),
    revision: createDocumentView(asOpenApi31(revision)),
  };
  return {
    ...views,
    baseSchema: createSchemaViews(views.base),
    revisionSchema: createSchemaViews(views.revision),
    isSame: createSameMeaning(views.base, views.revision),
  };
}

/** Returns the change of the servers that an operation declares itself. */
function ownPrefixChanges(pair: OperationPair): Change[] {
  const { base, revision, documents } = pair;
  if (base.ownPrefixes === null && revision.ownPrefixes === null) return [];
  const known = base.ownPrefixes ?? prefixesOf(documents.base.document.servers);
  const left = revision.ownPrefixes ?? prefixesOf(documents.revision.document.servers);
  if (known.every((prefix) => left.includes(prefix))) return [];
  const place = revisionAt(pair, revision.node, 'servers');
  const limits = { before: known.join(', '), after: left.join(', ') };
  return [operationChange('server-prefix-changed', {}, '/servers', place, limits)];
}

function ownChanges(pair: OperationPair): Change[] {
  const { base, revision } = pair;
  const changes: Change[] = [];
  const from = textOf(base.node['operationId']);
  if (from !== undefined && from !== textOf(revision.node['operationId'])) {
    const place = revisionAt(pair, revision.node, 'operationId');
    const after = textOf(revision.node['operationId']) ?? null;
    changes.push(
      operationChange('operation-id-renamed', { from }, '/operationId', place, { after }),
    );
  }
  return [
    ...changes,
    ...deprecation(pair, 'operation', {}, '/deprecated', [base.node, revision.node]),
    ...ownPrefixChanges(pair),
  ];
}

function operationChanges(pair: OperationPair): Change[] {
  return worstOfEachCause([
    ...ownChanges(pair),
    ...securityChanges(pair),
    ...parameterChanges(pair),
    ...requestBodyChanges(pair),
    ...searchChanges(pair),
    ...allResponseChanges(pair),
    ...callbackChanges(pair),
  ]);
}

/** Returns the findings for removed operations, added operations and a changed server prefix. */
function contractFindings(
  documents: Documents,
  { removed, added, isPrefixChanged }: MatchedOperations,
  telling: Telling,
): ReportFinding[] {
  const { base, revision } = documents;
  const left = new Set(writtenOperations(revision).map(({ path }) => pathShape(path)));
  const findings = removed.map((operation) => {
    const rule = left.has(pathShape(operation.path)) ? 'method-removed' : 'path-removed';
    const place = baseAt({ documents }, operation.node);
    return findingOf(operation, operationChange(rule, {}, '', place), telling);
  });
  if (isPrefixChanged) {
    const place = revisionAt({ documents }, nodeOf(revision.document), 'servers');
    const limits = {
      before: prefixesOf(base.document.servers).join(', '),
      after: prefixesOf(revision.document.servers).join(', '),
    };
    const change = operationChange('server-prefix-changed', {}, '/servers', place, limits);
    findings.unshift(findingOf(EVERY_OPERATION, change, telling));
  }
  for (const operation of added) {
    const place = revisionAt({ documents }, operation.node);
    const change = operationChange('operation-added', {}, '', place);
    findings.push(findingOf(operation, change, telling));
  }
  return findings;
}

/**
 * Classifies every change between two bundled contracts, OpenAPI 3.0 or 3.1, for clients of the base contract
 * (openapi/README.md, «Drift»): a response may only narrow, a request may only widen. A changed shared schema is
 * reported once for every operation that uses it; if it is in both request and response, with the worse class. Webhooks
 * and callbacks are compared with swapped sides, because the server sends their requests. Schemas with the same meaning
 * are equal. Findings are in English unless `telling` names another language.
 */
export function diffContracts(
  base: OpenApiDocument,
  revision: OpenApiDocument,
  telling: Telling = {},
): ReportFinding[] {
  const documents = documentsOf(base, revision);
  const matches = matchOperations(documents.base, documents.revision);
  const compareSchemas = createSchemaComparison(documents);
  const isUntouched = findUntouched(documents.base, documents.revision);
  return [
    ...contractFindings(documents, matches, telling),
    ...matches.pairs.flatMap(({ base: before, revision: after }) => {
      const visited = new Set<object>();
      const pair = { base: before, revision: after, documents, compareSchemas, visited };
      // An unchanged operation may use the search extension of an operation that has changed.
      const changes = isUntouched(before, after) ? searchChanges(pair) : operationChanges(pair);
      return changes.map((change) => findingOf(before, change, telling));
    }),
    ...webhookFindings({ documents, compareSchemas }, telling),
    ...(isLibrary(documents.base) && isLibrary(documents.revision)
      ? sharedSchemaChanges({ documents, compareSchemas })
      : []
    ).map((change) => findingOf(EVERY_OPERATION, change, telling)),
  ];
}
