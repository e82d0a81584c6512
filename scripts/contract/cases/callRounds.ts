import { bodyContentOf } from '../bodyContent';
import {
  requestBodyOf,
  responseOf,
  schemaOf,
  type LocatedOperation,
  type OpenApiDocument,
  type SchemaObject,
} from '../openApi';
import { inCallOrder, isSafe } from '../live/callPlan';
import { LINK } from './linkedBody';

function linksIn(
  document: OpenApiDocument,
  node: SchemaObject | undefined,
  depth = 0,
): readonly string[] {
  if (node === undefined || depth > 6) return [];
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schemaOf(document, node);
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items === undefined ? [] : [items])];
  return [
    ...Object.keys(properties).filter((name) => LINK.test(name)),
    ...[...Object.values(properties), ...parts].flatMap((one) => linksIn(document, one, depth + 1)),
  ];
}

function neededBy(document: OpenApiDocument, { operation }: LocatedOperation): readonly string[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  return linksIn(document, bodyContentOf(requestBodyOf(document, requestBody))?.schema);
}

function givenBy(document: OpenApiDocument, { operation }: LocatedOperation): readonly string[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, node]) =>
      linksIn(document, responseOf(document, node).content?.['application/json']?.schema),
    );
}

/** Calls in an order in which each comes after those that give what it needs. */
export function inOrderOfNeed(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
): LocatedOperation[] {
  const waiting = new Set(inCallOrder(operations));
  const ordered: LocatedOperation[] = [];
  while (waiting.size > 0) {
    const givers = (name: string, but: LocatedOperation): boolean =>
      [...waiting].some((one) => one !== but && givenBy(document, one).includes(name));
    const ready = [...waiting].find((one) =>
      neededBy(document, one).every((name) => !givers(name, one)),
    );
    // Two that need each other come as they stand.
    const next = ready ?? [...waiting][0];
    if (next === undefined) break;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Whether this call ends the caller's session or replaces its tokens. */
function endsSession({ operation: { operationId } }: LocatedOperation): boolean {
  return /logout|signOut|changePassword|refreshToken/i.test(operationId);
}

/** The calls that change something: what makes and changes, what deletes, what ends the session. */
export interface CallRounds {
  readonly writes: readonly LocatedOperation[];
  readonly deletions: readonly LocatedOperation[];
  readonly endings: readonly LocatedOperation[];
}

export function callRounds(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
): CallRounds {
  const unsafe = operations.filter((one) => !isSafe(one));
  const lasting = unsafe.filter((one) => !endsSession(one));
  return {
    writes: inOrderOfNeed(
      document,
      lasting.filter(({ method }) => method !== 'delete'),
    ),
    // What belongs to something goes before it: `/request/form/founder/{id}`, `/request/{id}`.
    deletions: lasting
      .filter(({ method }) => method === 'delete')
      .toSorted((one, other) => other.path.split('/').length - one.path.split('/').length),
    endings: unsafe.filter(endsSession),
  };
}
