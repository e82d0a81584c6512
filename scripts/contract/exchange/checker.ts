import {
  type HeaderObject,
  headerOf,
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  pointerOf,
  requestBodyOf,
} from '../model/openApi';
import {
  type CheckedHeaders,
  type CheckedRequest,
  type CheckedResponse,
  type Context,
  headerValue,
} from './exchange';
import { finding, type Finding, type FindingPlace, placeIn, withoutRepetition } from './findings';
import { nodePointers } from '../model/documentView';
import { normaliseContract } from '../model/normalise';
import { checkBody, isEmpty } from './checkBody';
import { checkParameters, checkTexts } from './checkParameters';
import { NOTHING } from './received';
import {
  createRouter,
  describedResponse,
  type DescribedResponse,
  foreignPage,
  responseAt,
} from './routes';
import { createSafeNames } from './safeNames';
import { createSchemaChecks } from './schemas';
import type { Side } from '../report/finding';

/**
 * Returns true if a `filename*` parameter does not have the form `UTF-8''%D0%90.pdf` (RFC 8187). Few clients can read
 * other forms.
 */
function hasBrokenName(text: string): boolean {
  const [, extended] = /;\s*filename\*\s*=\s*([^;]*)/i.exec(text) ?? [];
  if (extended === undefined) return false;
  const [, name] = /^"?UTF-8'[^']*'((?:[\w!#$&+.^`|~-]|%[\da-f]{2})+)"?\s*$/i.exec(extended) ?? [];
  if (name === undefined) return true;
  try {
    decodeURIComponent(name);
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns the finding for a header that clients read differently: non-ASCII characters (RFC 9110, 5.5), or a file name
 * in a non-standard encoding. Null if there is none.
 */
function unreadableHeader(name: string, text: string, place: FindingPlace): Finding | null {
  const isRaw = /[^\t\u0020-\u007e]/.test(text);
  const isName = name.toLowerCase() === 'content-disposition';
  if (!isRaw && !(isName && hasBrokenName(text))) return null;
  const expected = isName ? "ASCII, filename*=UTF-8''%D0%90" : 'ASCII';
  const received = isRaw ? 'letters beyond ASCII' : 'filename* that cannot be read';
  const message = 'The header cannot be read';
  return finding('header-invalid', place, { message, detail: expected, expected, received });
}

/**
 * Checks requests and responses against the contract. It stores no traffic, and findings contain no value of the
 * exchange except statuses and numbers of at most two digits.
 */
export type ContractChecker = ReturnType<typeof createContractChecker>;

function checkRequestBody(context: Context, { headers, body }: CheckedRequest): Finding[] {
  const { path, method, operation } = context.located;
  const described = operation.requestBody;
  if (described === undefined) {
    const contract = pointerOf('paths', path, method);
    return checkBody(context, { content: undefined, contract }, headers, body);
  }
  const requestBody = requestBodyOf(context.document, described);
  const { required, content } = requestBody;
  if (isEmpty(body) && required !== true) return [];
  const contract =
    context.pointerIn(requestBody) ?? pointerOf('paths', path, method, 'requestBody');
  return checkBody(context, { content, contract }, headers, body);
}

function checkHeader(
  context: Context,
  name: string,
  header: HeaderObject,
  text: string | null,
  place: FindingPlace,
): Finding[] {
  if (text === null) {
    if (header.required !== true) return [];
    const message = `The header ${name} is missing`;
    const details = { message, detail: name, expected: name, received: NOTHING };
    return [finding('header-missing', place, details)];
  }
  const parameter = { ...header, name, in: 'header' } as const;
  return checkTexts(context, parameter, [text], 'header-invalid', place);
}

function checkHeaders(
  context: Context,
  { response, contract }: DescribedResponse,
  sent: CheckedHeaders,
): Finding[] {
  return Object.entries(response.headers ?? {})
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .flatMap(([name, node]) => {
      const header = headerOf(context.document, node);
      const place = {
        ...placeIn(context.located, pointerOf('headers', name.toLowerCase())),
        contract: context.pointerIn(header) ?? contract + pointerOf('headers', name),
      };
      const text = headerValue(sent, name);
      const unreadable = text === null ? null : unreadableHeader(name, text, place);
      return unreadable === null ? checkHeader(context, name, header, text, place) : [unreadable];
    });
}

/**
 * Returns the finding for a body that HTTP forbids: on a persistent connection, clients read it as the next response.
 */
function forbiddenBody(
  context: Context,
  contract: string,
  { status, headers, body }: CheckedResponse,
): Finding[] {
  const announced = Number(headerValue(headers, 'content-length') ?? 0) > 0;
  const isChunked = headerValue(headers, 'transfer-encoding') !== null;
  if (status !== 204 || (isEmpty(body) && !announced && !isChunked)) return [];
  const place = { ...placeIn(context.located, '/body'), contract };
  return [finding('body-forbidden', place, { expected: NOTHING, received: 'a body' })];
}

/** Checks a success that is not described against the only described 2xx. Skips 206, whose body is partial. */
function checkOtherSuccess(context: Context, { status, headers, body }: CheckedResponse) {
  if (status < 200 || status > 299 || status === 206 || isEmpty(body)) return [];
  const [success, ...others] = Object.keys(context.located.operation.responses).filter((one) =>
    one.startsWith('2'),
  );
  const described = success === undefined ? null : responseAt(context, success);
  const content = described?.response.content;
  if (described === null || content === undefined || others.length > 0) return [];
  return checkBody(context, { content, contract: described.contract }, headers, body);
}

function checkAnswer(context: Context, answer: CheckedResponse): Finding[] {
  const { status, headers, body } = answer;
  const { method, operation } = context.located;
  const described = describedResponse(context, status);
  const page = foreignPage(context, described, answer);
  if (page !== null) return [page];
  if (described !== null) {
    const { response, contract } = described;
    const forbidden = forbiddenBody(context, contract, answer);
    if (forbidden.length > 0) return forbidden;
    return [
      ...checkHeaders(context, described, headers),
      // A response to HEAD has the headers for a body, but no body.
      ...(method === 'head'
        ? []
        : checkBody(context, { content: response.content, contract }, headers, body)),
    ];
  }
  const place = placeIn(context.located, '/status', 'responses');
  const rule = status < 400 ? 'status-undocumented' : 'error-status-undocumented';
  const message = `The contract describes no answer ${status}`;
  const expected = Object.keys(operation.responses).join(', ');
  const received = String(status);
  return [
    finding(rule, place, { message, detail: received, expected, received }),
    ...checkOtherSuccess(context, answer),
  ];
}

interface CheckerOptions {
  /** True to also report compatible differences: unknown values of extensible enumerations. */
  readonly reportsNews?: boolean;
}

/**
 * Creates the checker of a bundled contract, OpenAPI 3.0 or 3.1. The creation is cheap, because validators are compiled
 * on first use.
 */
export function createContractChecker(
  contract: OpenApiDocument,
  { reportsNews = false }: CheckerOptions = {},
) {
  const document = normaliseContract(contract);
  const route = createRouter(document);
  const schemas = createSchemaChecks(document);
  const names = createSafeNames(document);
  const pointerIn = nodePointers(document);
  const byId = new Map(operationsOf(document).map((one) => [one.operation.operationId, one]));
  const shared = { document, schemas, names, pointerIn, reportsNews };
  const contextOf = (located: LocatedOperation, side: Side): Context => ({
    ...shared,
    located,
    side,
  });

  return {
    /**
     * Finds the operation of a call, with its decoded path parameters; null if there is none. `path` is encoded, with
     * the server's prefix, without the query.
     */
    match: (method: string, path: string) => {
      const found = route(method, path);
      if (found.kind !== 'operation') return null;
      const { operationId } = found.located.operation;
      return { operationId, pathParams: found.pathParams };
    },
    checkRequest: (request: CheckedRequest): Finding[] => {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const found = route(request.method, pathname);
      if (found.kind !== 'operation') {
        const operation = `${names.method(request.method)} ${names.path(pathname)}`;
        const place = { operation, pointer: '/path', contract: '' };
        const message = 'The contract names no such call';
        const expected = found.kind === 'method-undocumented' ? found.methods.join(', ') : null;
        return [finding(found.kind, place, { message, expected, received: operation })];
      }
      const context = contextOf(found.located, 'request');
      const { pathParams } = found;
      const sent = { pathParams, query: searchParams, headers: request.headers };
      return withoutRepetition([
        ...checkParameters(context, sent),
        ...checkRequestBody(context, request),
      ]);
    },
    /** @throws Error if the contract has no such operation */
    checkResponse: (response: CheckedResponse): Finding[] => {
      const located = byId.get(response.operationId);
      if (located === undefined) throw new Error(`No operation ${response.operationId}`);
      return withoutRepetition(checkAnswer(contextOf(located, 'response'), response));
    },
  };
}
