import { type Finding, russianMeaning } from '../../scripts/contract/exchange/findings';
import { contract, isOperationId, type Audience } from './contract';
import { ApiFailure, type FieldError } from './core/failure';
import type { Exchange } from './core/exchangeLog';
import type { IncomingCall } from './core/incomingCall';
import { readBody } from './core/requestBody';
import type { Call, FileAnswer, Handlers } from './defineHandlers';
import type { Row } from './db';
import { operationIndex, type OperationId } from './generated/operations';
import { fileReply, jsonReply, type Reply } from './reply';
import type { World } from './world';

export interface Dispatch {
  handlers: Handlers;
  world: World;
}

/**
 * Checks the address, the caller and the request, runs the handler and checks its response. Writes violations of the
 * contract into the exchange.
 */
export async function dispatch(
  dispatching: Dispatch,
  call: IncomingCall,
  exchange: Exchange,
): Promise<Reply> {
  const reply = await replyOrFailure(dispatching, call, exchange);
  if (exchange.operationId === null) return reply;
  exchange.responseFindings = contract.checkResponse({
    ...reply,
    operationId: exchange.operationId,
  });
  if (exchange.responseFindings.length > 0) {
    const rules = new Set(exchange.responseFindings.map(({ rule }) => rule));
    reply.headers['X-Contract-Violation'] = [...rules].join(', ');
  }
  return reply;
}

async function replyOrFailure(
  dispatching: Dispatch,
  call: IncomingCall,
  exchange: Exchange,
): Promise<Reply> {
  try {
    return await replyTo(dispatching, call, exchange);
  } catch (error) {
    if (error instanceof ApiFailure) {
      const reply = jsonReply(error.status, error.toBody());
      const allowed = methodsInstead(exchange);
      return allowed === null ? reply : { ...reply, headers: { ...reply.headers, Allow: allowed } };
    }
    exchange.crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return jsonReply(500, new ApiFailure(500, 'Внутренняя ошибка сервера').toBody());
  }
}

async function replyTo(
  { handlers, world }: Dispatch,
  call: IncomingCall,
  exchange: Exchange,
): Promise<Reply> {
  const { method, url, headers } = call;
  const body = readBody(call);
  const { pathname, search, searchParams } = url;
  const sent = { method, url: pathname + search, headers, body: body.sent };
  exchange.requestFindings = contract.checkRequest(sent);
  const route = contract.match(method, pathname);
  if (route === null || !isOperationId(route.operationId)) throw unknownCall(exchange);
  const { operationId, pathParams } = route;
  const caller = identify(world, headers, contract.audienceOf(operationId));
  refuseBrokenRequest(exchange.requestFindings);
  const answer = await callHandler(handlers, operationId, {
    ...caller,
    world,
    headers,
    path: pathParams,
    query: contract.queryOf(operationId, searchParams),
    body: await body.parse(),
  });
  const { status } = operationIndex[operationId];
  return isFile(answer) ? fileReply(status, answer) : jsonReply(status, answer);
}

type UncheckedCall = Pick<Call<OperationId>, 'world' | 'headers' | 'bearer' | 'user'> & {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
};

/**
 * Type of the handlers without the types of their calls. It compiles because parameters of methods are bivariant. The
 * contract check has already proved that path, query and body fit the handler.
 */
type UncheckedHandlers = Readonly<
  Record<OperationId, { handle(call: UncheckedCall): unknown }['handle']>
>;

function callHandler(handlers: UncheckedHandlers, id: OperationId, call: UncheckedCall): unknown {
  return handlers[id](call);
}

function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer;
}

/** Returns the methods that the address allows if the method of the call is not one of them; else null. */
function methodsInstead({ requestFindings }: Exchange): string | null {
  return requestFindings.find(({ rule }) => rule === 'method-undocumented')?.expected ?? null;
}

function unknownCall(exchange: Exchange): ApiFailure {
  return methodsInstead(exchange) === null
    ? new ApiFailure(404, 'Адрес не найден')
    : new ApiFailure(405, 'Метод не поддерживается');
}

/**
 * Returns the bearer token and its user, null if missing. Throws a 401 if the contract requires a signed-in user and
 * the call has no valid access token.
 */
function identify(
  { db, tokens }: World,
  headers: IncomingCall['headers'],
  audience: Audience,
): { bearer: string | null; user: Row<'user'> | null } {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  const userId = bearer === null || audience === 'refresh' ? null : tokens.userIdOf(bearer);
  const user = db.user.getAll().find(({ id }) => id === userId) ?? null;
  if (user === null && audience === 'signed-in') {
    throw new ApiFailure(401, 'Требуется вход в кабинет', { code: 'UNAUTHORIZED' });
  }
  return { bearer, user };
}

function refuseBrokenRequest(findings: readonly Finding[]): void {
  const breaking = findings.filter((finding) => finding.class === 'breaking');
  if (breaking.length === 0) return;
  throw new ApiFailure(400, 'Запрос заполнен с ошибками', {
    code: 'VALIDATION_ERROR',
    fieldErrors: breaking.map(toFieldError),
  });
}

function toFieldError({ message, pointer, rule }: Finding): FieldError {
  // A missing property is reported at its object; only ajv's message contains its name.
  const missing = rule === 'body-required' ? /'(.+)'$/.exec(message)?.[1] : undefined;
  // Fields of the request body: /body/organization/itn becomes «organization.itn».
  const parts = [...pointer.split('/').slice(2), ...(missing === undefined ? [] : [missing])];
  const words = rule.startsWith('search-') ? russianMeaning(rule) : 'Поле некорректно';
  return {
    field: parts.join('.'),
    message: missing === undefined ? words : 'Поле обязательно для заполнения',
  };
}
