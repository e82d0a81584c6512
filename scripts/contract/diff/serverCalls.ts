import { HTTP_METHODS, isRecord, pointerOf } from '../model/openApi';
import { requestBodyChanges } from './compareContent';
import { allResponseChanges, responsesOf } from './compareResponses';
import {
  entriesOf,
  listOf,
  nodeOf,
  textOf,
  type DocumentView,
  type Node,
} from '../model/documentView';
import { findingOf, worstOfEachCause, type Change, type Telling, type Site } from './drift';
import type { WrittenOperation } from './matchOperations';
import {
  baseAt,
  type Comparison,
  demandChanges,
  deprecation,
  memberChanges,
  revisionAt,
  type OperationPair,
} from './pairs';
import { operationChange } from './operationRules';
import type { ReportFinding, Texts } from '../report/finding';

/** A webhook or callback: the server sends the request, and the client responds. */
interface ServerCall {
  readonly node: Node;
  readonly item: Node;
  readonly method: WrittenOperation['method'];
  /** JSON Pointer relative to the document, or to the operation that declares the callback. */
  readonly pointer: string;
  /** Name of the webhook, or name and address of the callback. */
  readonly label: string;
}

type ServerCalls = ReadonlyMap<string, ServerCall>;

function callsOf(view: DocumentView, items: unknown, pointer: string, label: string) {
  return entriesOf(items).flatMap(([name, value]) => {
    const item = view.resolve(value);
    return HTTP_METHODS.filter((method) => isRecord(item[method])).map((method): ServerCall => ({
      node: nodeOf(item[method]),
      item,
      method,
      pointer: pointer + pointerOf(name, method),
      label: `${label}${name}`,
    }));
  });
}

function byPlace(calls: readonly ServerCall[]): ServerCalls {
  return new Map(calls.map((call) => [call.pointer, call]));
}

function webhooksOf(view: DocumentView): ServerCalls {
  return byPlace(callsOf(view, view.document.webhooks, '/webhooks', ''));
}

function callbacksOf(view: DocumentView, operation: Node): ServerCalls {
  const calls = entriesOf(operation['callbacks']).flatMap(([name, value]) =>
    callsOf(view, view.resolve(value), pointerOf('callbacks', name), `${name} `),
  );
  return byPlace(calls);
}

/** Returns the parameters of a call as headers of a response, because the client reads them like those. */
function sentAround(view: DocumentView, { node, item }: ServerCall): Node {
  const parameters = [...listOf(item['parameters']), ...listOf(node['parameters'])];
  return Object.fromEntries(
    parameters.map((one) => {
      const parameter = view.resolve(one);
      return [textOf(parameter['name']) ?? '', parameter];
    }),
  );
}

function isSuccess(status: string): boolean {
  return status.startsWith('2') || status === 'default';
}

/** Returns the body of the client's response, which the server reads. Undefined if it has none. */
function answeredBody(view: DocumentView, { node }: ServerCall): Node | undefined {
  const answers = [...responsesOf(view, node)].filter(([status]) => isSuccess(status));
  return answers.map(([, answer]) => answer).find((answer) => isRecord(answer['content']));
}

/**
 * Returns the call with swapped sides: the server's request counts as a response, the client's response as a request.
 */
function exchanged(view: DocumentView, call: ServerCall): WrittenOperation {
  const sent = view.resolve(call.node['requestBody']);
  const read = answeredBody(view, call);
  const response = {
    headers: sentAround(view, call),
    ...(isRecord(sent['content']) && { content: sent['content'] }),
  };
  const node = {
    ...(read !== undefined && { requestBody: { content: read['content'] } }),
    responses: { 200: response },
  };
  const { method, label } = call;
  return { method, path: label, node, name: label, parameters: [], ownPrefixes: null };
}

const WORDS: Readonly<Record<string, string>> = {
  request: 'response',
  response: 'request',
  answer: 'request',
  запрос: 'ответ',
  запроса: 'ответа',
  ответ: 'запрос',
  ответа: 'запроса',
};

function capitalised(word: string, like: string): string {
  const isCapital = like.charAt(0) !== like.charAt(0).toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Exchanges the names of the two sides in a text: «request» becomes «response». */
function swapped(text: string): string {
  return text.replaceAll(/[A-Za-z]+|[А-Яа-яё]+/g, (word) => {
    const other = WORDS[word.toLowerCase()];
    return other === undefined ? word : capitalised(other, word);
  });
}

type Kind = 'webhook' | 'callback';

const TITLES: Readonly<Record<Kind, Texts>> = {
  webhook: { en: 'Webhook', ru: 'Вебхук' },
  callback: { en: 'Callback', ru: 'Обратный вызов' },
};

/** Returns a change with its sides swapped back, as in the contract. */
function inContractTerms(
  change: Change,
  kind: Kind,
  call: ServerCall,
  fallback: Site | null,
): Change {
  const { texts, place } = change;
  const title = TITLES[kind];
  const isWritten = place !== null && place.view.pointerOf(place.node) !== null;
  const inCall = change.pointer
    .replace(/^\/request(?=\/|$)/, '/answer')
    .replace(/^\/responses\/200/, '/request')
    .replace(/^\/answer/, '/response');
  return {
    ...change,
    rule: `${kind}-${swapped(change.rule)}`,
    pointer: call.pointer + inCall,
    texts: {
      en: `${title.en} ${call.label}: ${swapped(texts.en)}`,
      ru: `${title.ru} ${call.label}: ${swapped(texts.ru)}`,
    },
    place: isWritten ? place : fallback,
  };
}

/** Returns changes of the statuses that the server accepts in the client's response. */
function statusChanges(pair: Comparison, base: ServerCall, revision: ServerCall): Change[] {
  const { documents } = pair;
  const before = [...responsesOf(documents.base, base.node).keys()].filter(isSuccess);
  const after = [...responsesOf(documents.revision, revision.node).keys()].filter(isSuccess);
  const covers = (statuses: readonly string[], status: string) =>
    [status, `${status.charAt(0)}XX`, 'default'].some((one) => statuses.includes(one));
  const place = revisionAt(pair, revision.node, 'responses');
  const at = (status: string) => pointerOf('responses', status);
  return [
    ...before
      .filter((status) => !covers(after, status))
      .map((status) => operationChange('status-refused', { status }, at(status), place)),
    ...after
      .filter((status) => !covers(before, status))
      .map((status) => operationChange('status-accepted', { status }, at(status), place)),
  ];
}

function ownChanges(pair: Comparison, base: ServerCall, revision: ServerCall): Change[] {
  const { documents } = pair;
  const before = documents.base.resolve(base.node['requestBody']);
  const after = documents.revision.resolve(revision.node['requestBody']);
  const isKept = isRecord(before['content']) && isRecord(after['content']);
  return [
    ...(isKept ? demandChanges(pair, 'body', {}, '/request/body', [before, after]) : []),
    ...deprecation(pair, 'operation', {}, '/deprecated', [base.node, revision.node]),
  ];
}

/** Compares the server's calls that both documents declare, and reports added and removed calls. */
function changesOf(
  pair: Comparison,
  kind: Kind,
  before: ServerCalls,
  after: ServerCalls,
): (readonly [ServerCall, readonly Change[]])[] {
  const { documents } = pair;
  const alone = (rule: 'call-removed' | 'call-added', call: ServerCall, place: Site | null) =>
    [call, [inContractTerms(operationChange(rule, {}, '', place), kind, call, place)]] as const;
  return memberChanges<ServerCall, readonly [ServerCall, readonly Change[]]>(before, after, {
    gone: (call) => alone('call-removed', call, baseAt(pair, call.node)),
    kept: ([base, revision]) => {
      const swappedPair = {
        ...pair,
        base: exchanged(documents.base, base),
        revision: exchanged(documents.revision, revision),
        visited: new Set<object>(),
      };
      const fallback = revisionAt(pair, revision.node);
      const toContract = (change: Change) => inContractTerms(change, kind, base, fallback);
      const exchangedBack = [
        ...requestBodyChanges(swappedPair),
        ...allResponseChanges(swappedPair),
      ].map(toContract);
      const own = [...ownChanges(pair, base, revision), ...statusChanges(pair, base, revision)].map(
        (change) => ({ ...toContract(change), pointer: base.pointer + change.pointer }),
      );
      return [[base, worstOfEachCause([...own, ...exchangedBack])]];
    },
    added: (call) => alone('call-added', call, revisionAt(pair, call.node)),
  });
}

export function callbackChanges(pair: OperationPair): Change[] {
  const { documents, base, revision } = pair;
  const before = callbacksOf(documents.base, base.node);
  const after = callbacksOf(documents.revision, revision.node);
  return changesOf(pair, 'callback', before, after).flatMap(([, changes]) => changes);
}

export function webhookFindings(pair: Comparison, telling: Telling): ReportFinding[] {
  const before = webhooksOf(pair.documents.base);
  const after = webhooksOf(pair.documents.revision);
  return changesOf(pair, 'webhook', before, after).flatMap(([{ node, method, label }, changes]) => {
    const name = textOf(node['operationId']) ?? `${method.toUpperCase()} ${label}`;
    return changes.map((change) => findingOf({ name, method, path: label }, change, telling));
  });
}
