import {
  headerOf,
  operationsOf,
  pointerOf,
  requestBodyOf,
  responseOf,
  type LocatedOperation,
  type OpenApiDocument,
  type ResponseObject,
} from '../openApi';
import { checkBody, isEmpty } from './checkBody';
import { checkParameters, checkValue, typed } from './checkParameters';
import {
  headerValue,
  type CheckedHeaders,
  type CheckedRequest,
  type CheckedResponse,
  type Context,
} from './exchange';
import { finding, withoutRepetition, type Finding } from './findings';
import { createRouter, maskedPath } from './routes';
import { createSchemaChecks } from './schemas';

/** The operation that a call reaches. */
export interface MatchedOperation {
  readonly operationId: string;
  /** Decoded. */
  readonly pathParams: Readonly<Record<string, string>>;
}

/**
 * Judges what goes over the wire by the contract. It reads only, keeps nothing of what it saw, and
 * no finding holds a value of the exchange.
 */
export interface ContractChecker {
  /** The operation of a call; `path` as on the wire, with the server's prefix, no query. */
  match: (method: string, path: string) => MatchedOperation | null;
  checkRequest: (request: CheckedRequest) => Finding[];
  /** @throws Error where the contract has no such operation. */
  checkResponse: (response: CheckedResponse) => Finding[];
}

function checkRequestBody(context: Context, { headers, body }: CheckedRequest): Finding[] {
  const described = context.located.operation.requestBody;
  if (described === undefined) return checkBody(context, undefined, headers, body);
  const { required, content } = requestBodyOf(context.document, described);
  return isEmpty(body) && required !== true ? [] : checkBody(context, content, headers, body);
}

/** The response described for a status: itself, else its range, else the default. */
function describedResponse(
  { document, located }: Context,
  status: number,
): ResponseObject | undefined {
  const { responses } = located.operation;
  const range = `${Math.floor(status / 100)}XX`;
  const node = responses[String(status)] ?? responses[range] ?? responses['default'];
  return node === undefined ? undefined : responseOf(document, node);
}

/** All errors share one shape, so an undocumented one is held to that of a documented one. */
function sharedError({ document, located }: Context): ResponseObject | undefined {
  const entry = Object.entries(located.operation.responses).find(([status]) =>
    /^[45]/.test(status),
  );
  return entry === undefined ? undefined : responseOf(document, entry[1]);
}

function checkHeaders(context: Context, response: ResponseObject, sent: CheckedHeaders): Finding[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, node]) => {
    const { required, schema = {} } = headerOf(context.document, node);
    const pointer = pointerOf('headers', name.toLowerCase());
    const text = headerValue(sent, name);
    if (text !== null) {
      const value = typed(context, schema, text);
      return checkValue(context, schema, value, 'header-invalid', pointer);
    }
    const { operationId } = context.located.operation;
    return required === true
      ? [finding('header-missing', operationId, pointer, `The header ${name} is missing`)]
      : [];
  });
}

function checkAnswer(context: Context, { status, headers, body }: CheckedResponse): Finding[] {
  const { operationId } = context.located.operation;
  const described = describedResponse(context, status);
  if (described !== undefined) {
    return [
      ...checkHeaders(context, described, headers),
      ...checkBody(context, described.content, headers, body),
    ];
  }
  const message = `The contract describes no answer ${status}`;
  if (status < 400) return [finding('status-undocumented', operationId, '/status', message)];
  return [
    finding('error-status-undocumented', operationId, '/status', message),
    ...checkBody(context, sharedError(context)?.content, headers, body),
  ];
}

/**
 * Makes the checker of a bundled contract. Validators are compiled when they are first needed, so
 * making one is cheap.
 */
export function createContractChecker(document: OpenApiDocument): ContractChecker {
  const route = createRouter(document);
  const schemas = createSchemaChecks(document);
  const byId = new Map(operationsOf(document).map((one) => [one.operation.operationId, one]));
  const contextOf = (located: LocatedOperation): Context => ({ document, schemas, located });

  return {
    match: (method, path) => {
      const found = route(method, path);
      if (found.kind !== 'operation') return null;
      const { operationId } = found.located.operation;
      return { operationId, pathParams: found.pathParams };
    },
    checkRequest: (request) => {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const found = route(request.method, pathname);
      if (found.kind !== 'operation') {
        const operation = `${request.method.toUpperCase()} ${maskedPath(pathname)}`;
        return [finding(found.kind, operation, '/path', 'The contract names no such call')];
      }
      const context = contextOf(found.located);
      const { pathParams } = found;
      const sent = { pathParams, query: searchParams, headers: request.headers };
      return withoutRepetition([
        ...checkParameters(context, sent),
        ...checkRequestBody(context, request),
      ]);
    },
    checkResponse: (response) => {
      const located = byId.get(response.operationId);
      if (located === undefined) throw new Error(`No operation ${response.operationId}`);
      return withoutRepetition(checkAnswer(contextOf(located), response));
    },
  };
}
