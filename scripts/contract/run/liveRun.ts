import { createContractChecker } from '../exchange/checker';
import {
  type CheckedRequest,
  headerValue,
  type LiveExchange,
  UNKNOWN_BODY,
} from '../exchange/exchange';
import { finding, type Finding, liveMessage } from '../exchange/findings';
import {
  type FindingFacts,
  findingId,
  type Language,
  type ReportFinding,
  type Side,
} from '../report/finding';
import { nodePointers } from '../model/documentView';
import { type OpenApiDocument, operationsOf, pointerOf } from '../model/openApi';
import { reportedOperations } from '../report/operations';
import type { Report, ReportedOperation } from '../report/report';
import { shownPointer, shownText } from '../exchange/safeNames';
import type { Locate, SourcePlace } from '../model/sourceMap';
import { createCoverageLog, type Outcome, type Silence } from './coverage';
import { createCurlLines } from './curlLine';
import { pagingFindings, searchFindings } from './listFindings';

/** The contract that exchanges are checked against. */
export interface LiveContract {
  /** From `normaliseContract`. */
  readonly document: OpenApiDocument;
  readonly find: Locate;
  readonly language: Language;
  /** True to show the real paths of unknown calls, although they may be personal. */
  readonly showsPaths?: boolean;
  /** Address of the server without a path. If it is undefined, reports show `$SERVER`. */
  readonly server?: string;
  /** Names of headers sent with every call; their values may be secret. */
  readonly headers?: readonly string[];
  /** Limit in milliseconds; a slower response is a finding. */
  readonly maxMs?: number;
}

/** One run of the checker over many exchanges, of which it stores only the findings. */
export type LiveRun = ReturnType<typeof createLiveRun>;

/** Returns true for a CORS preflight. It is not a call of the contract. */
function isPreflight({ request }: LiveExchange): boolean {
  return (
    request.method.toUpperCase() === 'OPTIONS' &&
    headerValue(request.headers, 'access-control-request-method') !== null
  );
}

/**
 * Returns the id of a finding. The index of list items does not count. The same mistake in a request and its response
 * gives two ids.
 */
function idOf({ rule, operation, pointer, detail }: Finding, side: Side): string {
  return findingId(rule, operation, side, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), detail);
}

function pathOf({ url }: CheckedRequest): string {
  return new URL(url, 'http://localhost').pathname;
}

function shownPlace(place: SourcePlace | null): SourcePlace | null {
  return place === null ? null : { ...place, pointer: shownPointer(place.pointer) };
}

/**
 * Returns the outcome of a call. Only a documented success exercises an operation; a redirect or an undocumented
 * response does not.
 */
function outcomeOf(status: number, found: readonly Finding[], isTruncated: boolean): Outcome {
  if (isTruncated) return { kind: 'truncated' };
  if (found.some(({ rule }) => rule === 'body-unchecked')) return { kind: 'unchecked' };
  const isDocumented = !found.some(({ rule }) => rule === 'status-undocumented');
  return status >= 200 && status < 300 && isDocumented
    ? { kind: 'success' }
    : { kind: 'answer', status };
}

export function createLiveRun(contract: LiveContract) {
  const { document, find, language, showsPaths = false, server = '$SERVER' } = contract;
  const { maxMs = Infinity } = contract;
  const checker = createContractChecker(document, { reportsNews: true });
  const findings = new Map<string, ReportFinding>();
  const byId = new Map(operationsOf(document).map((one) => [one.operation.operationId, one]));
  const pointers = nodePointers(document);
  const log = createCoverageLog(language);
  const curlLine = createCurlLines(document, contract.headers);
  const cases = new Map<string, ReportedOperation['cases']>();
  let exchanges = 0;
  let ignored = 0;
  let isAnswered = false;

  function placeOfCall(operation: string): string {
    const { path = '', method = '' } = byId.get(operation) ?? {};
    return pointerOf('paths', path, method);
  }

  /** Returns method and path of a call. Those of an unknown call are masked, unless `showsPaths` is true. */
  function callOf(operation: string): Pick<FindingFacts, 'method' | 'path'> {
    const known = byId.get(operation);
    if (known !== undefined) return { method: known.method.toUpperCase(), path: known.path };
    const [method = '', path = null] = operation.split(' ');
    return { method: path === null ? null : method, path };
  }

  /** @param call name of the operation in the report, if its own name would be masked */
  function add(
    found: Finding,
    side: Side,
    request: CheckedRequest | null,
    call = found.operation,
  ): void {
    const id = idOf(found, side);
    const key = `${id} ${call}`;
    if (findings.has(key)) return;
    const { class: kind, rule, pointer, contract, property, expected, received } = found;
    const place = property ?? contract;
    const source = place === '' ? null : find(place);
    const schema = property === null || contract === '' ? null : find(contract);
    findings.set(key, {
      ...callOf(call),
      side,
      id,
      class: kind,
      rule,
      operation: call,
      pointer,
      message: shownText(liveMessage(found, language)),
      source: shownPlace(source),
      schema: shownPlace(schema),
      property: property === null ? null : shownPointer(property),
      repeat: request === null ? null : curlLine(request, server),
      contract: contract === '' ? null : shownPointer(contract),
      expected: expected === null ? null : shownText(expected),
      received,
    });
  }

  function takeAnswer(operationId: string, exchange: LiveExchange): void {
    const { request, response, isTruncated, ms = 0 } = exchange;
    const { status } = response;
    const body = isTruncated === true ? UNKNOWN_BODY : response.body;
    const { madeUp } = request;
    // A 304 confirms a response that the client already has. A success of a wrong call is a finding of its own, and the
    // body of that response may repeat the mistake.
    const isUnread = status === 304 || (madeUp?.isWrong === true && status < 300);
    const found = isUnread ? [] : checker.checkResponse({ ...response, operationId, body });
    // Coverage only counts a made-up call, because its outcome does not show whether the operation works.
    log.note(
      operationId,
      madeUp === undefined ? outcomeOf(status, found, isTruncated === true) : null,
    );
    const located = byId.get(operationId);
    const isSound = (): boolean =>
      !checker.checkRequest(request).some((one) => one.class === 'breaking');
    const listed =
      // Generated calls repeat one list many times, so their list findings would repeat too.
      located === undefined || isTruncated === true || request.isShown === true || isUnread
        ? []
        : [
            ...pagingFindings(document, located, { request, response }, pointers),
            ...searchFindings(document, located, { request, response }, isSound),
          ];
    const known = new Set(found.map(({ pointer }) => pointer));
    for (const one of [...found, ...listed.filter(({ pointer }) => !known.has(pointer))]) {
      if (one.rule !== 'body-unchecked' || isTruncated !== true) add(one, 'response', request);
    }
    const place = { operation: operationId, pointer: '/body', contract: placeOfCall(operationId) };
    if (ms > maxMs) {
      const details = { expected: `<= ${maxMs} ms`, received: `${Math.ceil(ms)} ms` };
      add(finding('too-slow', { ...place, pointer: '/status' }, details), 'response', request);
    }
    if (isTruncated !== true) return;
    add(finding('body-truncated', place, { received: 'a part of a body' }), 'response', request);
  }

  /** Checks an exchange; returns its operation, null if it was ignored or unknown. */
  function take(exchange: LiveExchange): string | null {
    const { request } = exchange;
    isAnswered = true;
    if (isPreflight(exchange)) {
      ignored += 1;
      return null;
    }
    const operation = matchOf(request);
    if (exchange.isOwnRequest !== true) {
      const isShown = showsPaths && operation === null;
      const call = isShown ? `${request.method.toUpperCase()} ${pathOf(request)}` : undefined;
      for (const one of checker.checkRequest(request)) add(one, 'request', request, call);
    }
    if (operation === null) return null;
    exchanges += 1;
    takeAnswer(operation, exchange);
    return operation;
  }

  function matchOf(request: CheckedRequest): string | null {
    return checker.match(request.method, pathOf(request))?.operationId ?? null;
  }

  function silent(request: CheckedRequest, { received }: Silence): void {
    const operation = matchOf(request);
    if (operation === null) {
      ignored += 1;
      return;
    }
    exchanges += 1;
    log.note(operation, { kind: 'silent', received });
    const place = { operation, pointer: '/status', contract: placeOfCall(operation) };
    const expected = Object.keys(byId.get(operation)?.operation.responses ?? {}).join(', ');
    add(finding('no-answer', place, { expected, received }), 'response', request);
  }

  /** Counts a call that the client cancelled; this is not the server's fault. */
  function abandoned(request: CheckedRequest): void {
    const operation = matchOf(request);
    ignored += 1;
    if (operation !== null) log.note(operation, { kind: 'abandoned' });
  }

  return {
    take,
    silent,
    abandoned,
    /** Returns true if any call got a response, even one that the contract does not describe. */
    hasAnswer: (): boolean => isAnswered,
    /** Adds a finding that does not belong to one exchange. */
    add: (found: Finding, side: Side, request?: CheckedRequest): void =>
      add(found, side, request ?? null),
    /** Stores the numbers of wrong bodies of an operation: those that were tried, and all. */
    noteCases: (operation: string, tried: NonNullable<ReportedOperation['cases']>): void => {
      cases.set(operation, tried);
    },
    /** Counts exchanges that do not belong to the contract. */
    ignore: (): void => {
      ignored += 1;
    },
    /** @param reasonOf returns the reason why an operation was not exercised; null for «not called» */
    report: (reasonOf: (operation: string) => string | null = () => null): Report => {
      const operations = reportedOperations([document], log.calls).map((one) => ({
        ...one,
        cases: cases.get(one.name),
      }));
      const names = operations.map(({ name }) => name);
      const unexercised = log.unexercised(names, reasonOf);
      const exercised = operations.length - unexercised.length;
      const counts = { operations: operations.length, exercised, exchanges, ignored };
      const coverage = { ...counts, unexercised };
      return { findings: [...findings.values()], operations, coverage };
    },
  };
}
