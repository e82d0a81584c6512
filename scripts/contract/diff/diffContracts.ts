import { type OpenApiDocument, pointerOf } from '../model/openApi';
import { createDocumentView, type DocumentView, entriesOf, nodeOf, textOf } from './documentView';
import { type Change, type DriftFinding, findingOf, type Telling, worstOfEachCause } from './drift';
import { deprecation, type OperationPair, revisionAt } from './operationPair';
import { operationChange } from './operationRules';
import { schemaNode } from './mergeSchemas';
import { asOpenApi31 } from '../model/normalise';
import { prefixesOf } from '../model/servers';
import { parameterChanges } from './compareParameters';
import { requestBodyChanges } from './compareContent';
import { allResponseChanges } from './compareResponses';
import { createSchemaComparison } from './compareSchemas';
import { searchChanges } from './compareSearches';
import { securityChanges } from './compareSecurity';
import {
  type MatchedOperations,
  matchOperations,
  shapeOf,
  writtenOperations,
} from './matchOperations';
import { createSameMeaning } from './sameMeaning';
import type { Documents } from './schemaPair';
import { createSchemaViews } from './schemaView';
import { callbackChanges, webhookFindings } from './serverCalls';
import { findUntouched } from './untouched';

function schemasOf({ document }: DocumentView) {
  const schemas = entriesOf(nodeOf(document.components)['schemas']);
  return new Map(schemas.map(([name, schema]) => [name, schemaNode(schema)]));
}

/** Returns true if a contract has no operations, only schemas for other contracts. */
function isLibrary({ document }: DocumentView): boolean {
  return entriesOf(document.paths).length + entriesOf(document.webhooks).length === 0;
}

/**
 * Changes of schemas that no operation uses: they may be used on either side, so the worse class
 * counts.
 */
function sharedSchemaChanges({
  documents,
  compareSchemas,
}: Pick<OperationPair, 'documents' | 'compareSchemas'>): Change[] {
  const before = schemasOf(documents.base);
  const after = schemasOf(documents.revision);
  const at = (name: string) => pointerOf('components', 'schemas', name);
  const changes: Change[] = [];
  for (const [name, node] of before) {
    const revision = after.get(name);
    if (revision === undefined) {
      const place = { side: 'base', view: documents.base, node } as const;
      changes.push(operationChange('schema-removed', { name }, at(name), place));
      continue;
    }
    for (const side of ['request', 'response'] as const) {
      const met = { side, pointer: at(name), base: [node], revision: [revision] };
      changes.push(...compareSchemas(met, new Set()));
    }
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    const place = { side: 'revision', view: documents.revision, node } as const;
    changes.push(operationChange('schema-added', { name }, at(name), place));
  }
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

/** An operation may have servers of its own. */
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

/** Returns the changes around the operations: removed, added, another server prefix. */
function contractFindings(
  { base, revision }: Documents,
  { removed, added, isPrefixChanged }: MatchedOperations,
  telling: Telling,
): DriftFinding[] {
  const left = new Set(writtenOperations(revision).map(({ path }) => shapeOf(path)));
  const findings = removed.map((operation) => {
    const rule = left.has(shapeOf(operation.path)) ? 'method-removed' : 'path-removed';
    const place = { side: 'base', view: base, node: operation.node } as const;
    return findingOf(operation, operationChange(rule, {}, '', place), telling);
  });
  if (isPrefixChanged) {
    const place = {
      side: 'revision',
      view: revision,
      node: nodeOf(revision.document),
      keyword: 'servers',
    } as const;
    const limits = {
      before: prefixesOf(base.document.servers).join(', '),
      after: prefixesOf(revision.document.servers).join(', '),
    };
    const change = operationChange('server-prefix-changed', {}, '/servers', place, limits);
    findings.unshift(findingOf(EVERY_OPERATION, change, telling));
  }
  for (const operation of added) {
    const place = { side: 'revision', view: revision, node: operation.node } as const;
    const change = operationChange('operation-added', {}, '', place);
    findings.push(findingOf(operation, change, telling));
  }
  return findings;
}

/**
 * Classifies every change between two bundled contracts, OpenAPI 3.0 or 3.1, as today's client sees
 * it (openapi/README.md, «Drift»): a response may only narrow, a request may only widen. A change
 * of a shared schema is reported once for every operation that it reaches; if it reaches both
 * sides, with the worse class. Webhooks and callbacks are compared with their sides swapped: the
 * server sends their requests. Schemas of equal meaning are no change. Findings are in English
 * unless `telling` names another language.
 */
export function diffContracts(
  base: OpenApiDocument,
  revision: OpenApiDocument,
  telling: Telling = {},
): DriftFinding[] {
  const documents = documentsOf(base, revision);
  const matches = matchOperations(documents.base, documents.revision);
  const compareSchemas = createSchemaComparison(documents);
  const isUntouched = findUntouched(documents.base, documents.revision);
  return [
    ...contractFindings(documents, matches, telling),
    ...matches.pairs.flatMap(({ base: before, revision: after }) => {
      const visited = new Set<object>();
      const pair = { base: before, revision: after, documents, compareSchemas, visited };
      // The search extension of an operation may be written at another operation.
      const changes = isUntouched(before, after) ? searchChanges(pair) : operationChanges(pair);
      return changes.map((change) => findingOf(before, change, telling));
    }),
    ...webhookFindings({ documents, compareSchemas, visited: new Set() }, telling),
    ...(isLibrary(documents.base) && isLibrary(documents.revision)
      ? sharedSchemaChanges({ documents, compareSchemas })
      : []
    ).map((change) => findingOf(EVERY_OPERATION, change, telling)),
  ];
}
