import { normaliseContract } from '../normalise';
import {
  headerOf,
  operationsOf,
  pointerOf,
  requestBodyOf,
  type HeaderObject,
  type LocatedOperation,
  type OpenApiDocument,
} from '../openApi';
import { checkBody, isEmpty } from './checkBody';
import { checkParameters, checkValue } from './checkParameters';
import {
  headerValue,
  type CheckedHeaders,
  type CheckedRequest,
  type CheckedResponse,
  type Context,
} from './exchange';
import { finding, withoutRepetition, type Finding } from './findings';
import { valueOf } from './parameterStyles';
import { describedResponse, sharedError, type DescribedResponse } from './responses';
import { createRouter } from './routes';
import { createSafeNames } from './safeNames';
import { createSchemaChecks } from './schemas';
import type { Side } from './side';

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
  const { path, method, operation } = context.located;
  const described = operation.requestBody;
  if (described === undefined) {
    const contract = pointerOf('paths', path, method);
    return checkBody(context, { content: undefined, contract }, headers, body);
  }
  const { required, content } = requestBodyOf(context.document, described);
  if (isEmpty(body) && required !== true) return [];
  const contract = pointerOf('paths', path, method, 'requestBody');
  return checkBody(context, { content, contract }, headers, body);
}

function checkHeader(
  context: Context,
  name: string,
  { required, schema, content }: HeaderObject,
  text: string | null,
  contract: string,
): Finding[] {
  const operation = context.located.operation.operationId;
  const place = { operation, pointer: pointerOf('headers', name.toLowerCase()), contract };
  if (text === null) {
    return required === true
      ? [finding('header-missing', place, `The header ${name} is missing`, name)]
      : [];
  }
  const parameter = {
    name,
    in: 'header',
    ...(schema === undefined ? {} : { schema }),
    ...(content === undefined ? {} : { content }),
  } as const;
  const read = valueOf(context.document, parameter, [text]);
  return read === null ? [] : checkValue(context, read.schema, read.value, 'header-invalid', place);
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
      const where = contract + pointerOf('headers', name);
      return checkHeader(context, name, header, headerValue(sent, name), where);
    });
}

function checkAnswerBody(
  context: Context,
  { response: { content }, contract }: DescribedResponse,
  { headers, body }: CheckedResponse,
): Finding[] {
  // An answer to HEAD describes a body that it never carries.
  return context.located.method === 'head'
    ? []
    : checkBody(context, { content, contract }, headers, body);
}

function checkAnswer(context: Context, answer: CheckedResponse): Finding[] {
  const { status, headers } = answer;
  const described = describedResponse(context, status);
  if (described !== null) {
    return [
      ...checkHeaders(context, described, headers),
      ...checkAnswerBody(context, described, answer),
    ];
  }
  const { path, method, operation } = context.located;
  const place = {
    operation: operation.operationId,
    pointer: '/status',
    contract: pointerOf('paths', path, method, 'responses'),
  };
  const message = `The contract describes no answer ${status}`;
  if (status < 400) return [finding('status-undocumented', place, message, String(status))];
  const shared = sharedError(context);
  return [
    finding('error-status-undocumented', place, message, String(status)),
    ...(shared === null ? [] : checkAnswerBody(context, shared, answer)),
  ];
}

/**
 * Makes the checker of a bundled contract, OpenAPI 3.0 or 3.1. Validators are compiled when they
 * are first needed, so making one is cheap.
 */
export function createContractChecker(contract: OpenApiDocument): ContractChecker {
  const document = normaliseContract(contract);
  const route = createRouter(document);
  const schemas = createSchemaChecks(document);
  const names = createSafeNames(document);
  const byId = new Map(operationsOf(document).map((one) => [one.operation.operationId, one]));
  const contextOf = (located: LocatedOperation, side: Side): Context => ({
    document,
    schemas,
    names,
    located,
    side,
  });

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
        const operation = `${names.method(request.method)} ${names.path(pathname)}`;
        const place = { operation, pointer: '/path', contract: '' };
        return [finding(found.kind, place, 'The contract names no such call')];
      }
      const context = contextOf(found.located, 'request');
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
      return withoutRepetition(checkAnswer(contextOf(located, 'response'), response));
    },
  };
}
