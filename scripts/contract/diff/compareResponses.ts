import { pointerOf } from '../model/openApi';
import { contentOf, responseContentChanges } from './compareContent';
import { entriesOf, nodeOf, type DocumentView, type Node } from '../model/documentView';
import type { Change } from './drift';
import {
  baseAt,
  demandChanges,
  deprecation,
  memberChanges,
  revisionAt,
  schemaChanges,
  type OperationPair,
} from './pairs';
import { operationChange } from './operationRules';

/** Responses by status, range or `default`; references are resolved. */
type Responses = ReadonlyMap<string, Node>;

export function responsesOf(view: DocumentView, operation: Node): Responses {
  return new Map(
    entriesOf(operation['responses']).map(([status, node]) => [
      status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      view.resolve(node),
    ]),
  );
}

/** Returns true for a success: 1xx, 2xx, 3xx, or `default` if no other success is described. */
function isSuccess(responses: Responses, status: string): boolean {
  if (status !== 'default') return /^[123]/.test(status);
  return ![...responses.keys()].some((one) => /^[123]/.test(one));
}

/** Returns the response that describes a status: exactly, by its range, or by `default`. */
function describedFor(responses: Responses, status: string): Node | undefined {
  const exact = responses.get(status) ?? responses.get(`${status.charAt(0)}XX`);
  const isMeant = /^[123]/.test(status) === isSuccess(responses, 'default');
  return exact ?? (isMeant ? responses.get('default') : undefined);
}

function headersOf(pair: OperationPair, side: 'base' | 'revision', response: Node) {
  return new Map(
    entriesOf(response['headers'])
      .map(([name, node]) => [name.toLowerCase(), pair.documents[side].resolve(node)] as const)
      // OpenAPI ignores this header, because the media type defines its value (3.1, 4.8.17.1).
      .filter(([name]) => name !== 'content-type'),
  );
}

function headerChanges(pair: OperationPair, pointer: string, base: Node, revision: Node): Change[] {
  const at = (name: string) => pointer + pointerOf('headers', name);
  return memberChanges(headersOf(pair, 'base', base), headersOf(pair, 'revision', revision), {
    gone: (node, name) => {
      const isRequired = node['required'] === true;
      const rule = isRequired ? 'response-header-required-removed' : 'response-header-removed';
      return operationChange(rule, { name }, at(name), baseAt(pair, node));
    },
    kept: (both, name) => [
      ...demandChanges(pair, 'response-header', { name }, at(name), both),
      ...deprecation(pair, 'response-header', { name }, at(name), both),
      ...schemaChanges(pair, 'response', at(name), ...both),
    ],
    added: (node, name) =>
      operationChange('response-header-added', { name }, at(name), revisionAt(pair, node)),
  });
}

function responseChanges(
  pair: OperationPair,
  status: string,
  base: Node,
  revision: Node,
): Change[] {
  const pointer = pointerOf('responses', status);
  const headers = headerChanges(pair, pointer, base, revision);
  const had = contentOf(base).size > 0;
  const has = contentOf(revision).size > 0;
  if (had === has) {
    const met = { side: 'response', pointer, base, revision } as const;
    return [...headers, ...responseContentChanges(pair, met)];
  }
  const rule = had ? 'response-body-removed' : 'response-body-added';
  const place = revisionAt(pair, revision);
  return [...headers, operationChange(rule, {}, `${pointer}/body`, place)];
}

/**
 * Returns true if more specific statuses have replaced `default` or a range of successes. Ranges of errors do not
 * count, because an error that is no longer described is a loss.
 */
function isSplit(before: Responses, after: Responses, status: string): boolean {
  if (status === 'default') return after.has('4XX') && after.has('5XX');
  return (
    /^\dXX$/.test(status) &&
    isSuccess(before, status) &&
    [...after.keys()].some((one) => one.startsWith(status.charAt(0)))
  );
}

/**
 * Returns true if a client that reads the described errors can also read the new error. One matching error is enough,
 * because errors of a contract share one shape. Also true if no error was described.
 */
function sharesErrorShape(pair: OperationPair, known: readonly Node[], revision: Node): boolean {
  if (known.length === 0) return true;
  return known.some((base) => {
    const met = { side: 'response', pointer: '', base, revision } as const;
    const changes = responseContentChanges({ ...pair, visited: new Set() }, met);
    return changes.every((change) => change.class !== 'breaking');
  });
}

/**
 * Returns the changes of the statuses that only one of the two documents describes. A status that more specific ones
 * replace is not gone.
 */
function statusChanges(pair: OperationPair, before: Responses, after: Responses): Change[] {
  const gone = [...before.keys()].filter(
    (status) => describedFor(after, status) === undefined && !isSplit(before, after, status),
  );
  const added = [...after.keys()].filter((status) => describedFor(before, status) === undefined);
  const at = (status: string) => pointerOf('responses', status);
  const goneAt = (status: string) => baseAt(pair, nodeOf(pair.base.node['responses']), status);
  const addedAt = (status: string) =>
    revisionAt(pair, nodeOf(pair.revision.node['responses']), status);
  const won = added.filter((status) => isSuccess(after, status));
  const [first] = won;
  const to = won.join(', ') || '—';
  const isReplaced =
    first !== undefined || ![...after.keys()].some((status) => isSuccess(after, status));
  const lost = gone
    .filter((status) => isSuccess(before, status))
    .map((from) => {
      if (!isReplaced) {
        const words = { status: from };
        return operationChange('response-success-status-removed', words, at(from), goneAt(from));
      }
      const place = first === undefined ? goneAt(from) : addedAt(first);
      return operationChange('response-success-status-changed', { from, to }, at(from), place);
    });
  const known = [...before].flatMap(([status, one]) => (isSuccess(before, status) ? [] : [one]));
  return [
    ...lost,
    ...(lost.length > 0 ? [] : won).map((status) =>
      operationChange('response-success-status-added', { status }, at(status), addedAt(status)),
    ),
    ...gone
      .filter((status) => !isSuccess(before, status))
      .map((status) =>
        operationChange('response-error-status-removed', { status }, at(status), goneAt(status)),
      ),
    ...added
      .filter((status) => !isSuccess(after, status))
      .map((status) => {
        const isShared = sharesErrorShape(pair, known, after.get(status) ?? {});
        const rule = `response-error-status-added${isShared ? '' : '-other-shape'}` as const;
        return operationChange(rule, { status }, at(status), addedAt(status));
      }),
  ];
}

export function allResponseChanges(pair: OperationPair): Change[] {
  const before = responsesOf(pair.documents.base, pair.base.node);
  const after = responsesOf(pair.documents.revision, pair.revision.node);
  const kept = [...new Set([...before.keys(), ...after.keys()])].flatMap((status) => {
    const base = describedFor(before, status);
    const revision = describedFor(after, status);
    if (base === undefined || revision === undefined) return [];
    return responseChanges(pair, status, base, revision);
  });
  return [...statusChanges(pair, before, after), ...kept];
}
