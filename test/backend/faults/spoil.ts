import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '../core/failure';
import { isRecord } from '../core/record';
import { isBodyFault, isStatusFault, type BodyFault, type Fault, type StatusFault } from './fault';

/** Number of items for the `many-items` fault. */
export const MANY_ITEMS = 5000;

/** Maximum delay of a timer, about 24 days, in milliseconds; no client waits so long. */
const LONGEST = 2 ** 31 - 1;

/** Name of a status that the contract does not have. */
export const UNKNOWN_STATUS = 'STATUS_FROM_THE_FUTURE';

/** Text that must not be interpreted: mark-up, a direction override, an emoji and a very long word. */
export const HOSTILE_TEXT = `<img src=x onerror="alert(1)">\u202Eтскет${'Ы'.repeat(300)}😀`;

/** Returns whether the call must be executed: for `processed`, or because the fault changes the real response. */
export function needsRealAnswer(fault: Fault): boolean {
  const { kind, processed } = fault;
  if (kind === 'drop-mid-request') return false;
  return processed === true || kind === 'drop-mid-body' || isBodyFault(kind);
}

/**
 * Returns the response of a fault. A lost connection is `Response.error()` or a body stream that breaks; the HTTP
 * adapter turns both into a destroyed socket.
 *
 * @param answer the real response if `needsRealAnswer`, else null
 */
export async function spoil(
  fault: Fault,
  answer: Response | null,
  signal: AbortSignal,
): Promise<Response> {
  const { kind } = fault;
  if (isStatusFault(kind)) return statusAnswer(kind, fault);
  if (kind === 'timeout') await pause(LONGEST, undefined, { signal, ref: false });
  if (kind === 'drop-mid-body') return cutAnswer(answer);
  if (isBodyFault(kind) && answer !== null) return spoilBody(kind, answer);
  return Response.error();
}

const MESSAGES: Record<Exclude<StatusFault, '502-html'>, string> = {
  '400': 'Запрос заполнен с ошибками',
  '401': 'Требуется вход в кабинет',
  '403': 'Недостаточно прав для этого действия',
  '404': 'Запись не найдена',
  '405': 'Метод не поддерживается',
  '406': 'Пользователь ожидает подтверждения',
  '409': 'Запись уже изменена другим пользователем',
  '422': 'Данные не прошли проверку',
  '429': 'Слишком много запросов, попробуйте через минуту',
  '500': 'Внутренняя ошибка сервера',
  '501': 'Этого сервер ещё не умеет',
  '503': 'Сервис временно недоступен',
};

function statusAnswer(kind: StatusFault, fault: Fault): Response {
  if (kind === '502-html') {
    const page =
      '<html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>';
    return new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } });
  }
  const failure = new ApiFailure(Number(kind), fault.message ?? MESSAGES[kind], {
    ...(fault.code !== undefined && { code: fault.code }),
    ...(fault.fieldErrors && { fieldErrors: fault.fieldErrors }),
  });
  const answer = Response.json(failure.toBody(), { status: failure.status });
  if (kind === '429' || kind === '503') {
    answer.headers.set('Retry-After', String(fault.retryAfterSeconds ?? 60));
  }
  return answer;
}

/**
 * Sends half of the real body (of a sample if it is too short or missing) with the Content-Length of the whole, then
 * breaks the connection.
 */
async function cutAnswer(answer: Response | null): Promise<Response> {
  const whole = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
  const bytes = whole.length > 1 ? whole : new TextEncoder().encode('{"id": 1}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    },
    pull(controller) {
      controller.error(new TypeError('The connection was lost in the middle of the body'));
    },
  });
  const headers = new Headers(answer?.headers);
  headers.set('Content-Length', String(bytes.length));
  return new Response(body, { status: statusWithBody(answer), headers });
}

function statusWithBody(answer: Response | null): number {
  return answer === null || answer.status === 204 ? 200 : answer.status;
}

async function spoilBody(kind: BodyFault, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  const text = await spoiledText(kind, answer);
  if (text !== '') headers.set('Content-Type', 'application/json');
  return new Response(text, { status: statusWithBody(answer), headers });
}

async function spoiledText(kind: BodyFault, answer: Response): Promise<string> {
  switch (kind) {
    case 'empty-body':
      return '';
    case 'broken-json':
      return '{"content": [{"id": 1,';
    case 'null':
      return 'null';
    case 'empty-object':
      return '{}';
    case 'wrong-types':
      return rewrite(answer, withWrongTypes);
    case 'many-items':
      return rewrite(answer, withManyItems);
    case 'unknown-status':
      return rewrite(answer, withUnknownStatus);
    case 'hostile-text':
      return rewrite(answer, withHostileText);
  }
}

async function rewrite(answer: Response, change: (body: unknown) => unknown): Promise<string> {
  const text = await answer.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'null'; // A file or an empty response cannot be rewritten.
  }
  return JSON.stringify(change(body));
}

function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null) return mapValues(value, withWrongTypes);
  if (typeof value === 'number') return 'не число';
  if (typeof value === 'boolean') return 'да';
  return typeof value === 'string' ? 42 : { unexpected: true };
}

function withUnknownStatus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownStatus);
  if (typeof value !== 'object' || value === null) return value;
  return mapValues(value, (inner, name) => {
    if (name !== 'status') return withUnknownStatus(inner);
    if (!isRecord(inner)) return UNKNOWN_STATUS;
    // Only the code of an order's status has a meaning; the name is for display.
    return { ...inner, ['code' in inner ? 'code' : 'name']: UNKNOWN_STATUS };
  });
}

/**
 * Replaces texts with Cyrillic letters; identifiers, codes, dates and digits stay, because otherwise no page would
 * load.
 */
function withHostileText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHostileText);
  if (typeof value === 'object' && value !== null) return mapValues(value, withHostileText);
  return typeof value === 'string' && /[а-яё]/i.test(value) ? HOSTILE_TEXT : value;
}

function withManyItems(body: unknown): unknown {
  if (Array.isArray(body)) return repeated(body);
  if (typeof body !== 'object' || body === null) return body;
  return mapValues(body, (inner, name) => {
    if (name === 'totalElements') return MANY_ITEMS;
    return Array.isArray(inner) ? repeated(inner) : inner;
  });
}

function repeated(items: readonly unknown[]): unknown[] {
  if (items.length === 0) return [];
  return Array.from({ length: MANY_ITEMS }, (_, index) => {
    const item = items[index % items.length];
    return typeof item === 'object' && item !== null && 'id' in item
      ? { ...item, id: `${String(item.id)}-${index}` }
      : item;
  });
}

function mapValues(
  value: object,
  change: (inner: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, change(inner, name)]),
  );
}
