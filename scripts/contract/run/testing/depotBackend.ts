import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A response of the depot; its body is a text, bytes, or a value that becomes JSON. */
export interface DepotAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface DepotSearch {
  readonly filters: readonly { field: string; operation: string; value: unknown }[];
  readonly sorts: readonly { field: string; direction: string }[];
  readonly pageSize?: number;
}

/** The fault of an operation: a function that changes the response, or one that handles the call itself. */
export type DepotFault =
  | ((answer: DepotAnswer, asked: DepotSearch) => DepotAnswer)
  | { readonly act: (response: ServerResponse, request: IncomingMessage) => void };

const JSON_TYPE = { 'Content-Type': 'application/json' };

export const PARCEL = {
  id: 'P-1',
  weight: 3,
  price: 1000,
  fee: 5,
  createdDateTime: '2026-11-20T09:00:00+03:00',
  day: '2026-11-20',
  kind: 'BOX',
  state: 'NEW',
  sender: { name: 'Анна', phone: '9001234567' },
  tags: ['red'],
  note: null,
  fragile: true,
};

export const PAGE = {
  content: [PARCEL, { ...PARCEL, id: 'P-2', weight: 7 }],
  totalElements: 3,
  totalPages: 2,
  number: 0,
  size: 2,
};

/** Page size of a search; the list without conditions has smaller pages. */
const SIZE = 20;

/** All parcels of the depot, for the searches. */
const PARCELS: readonly Readonly<Record<string, unknown>>[] = [
  PARCEL,
  { ...PARCEL, id: 'P-2', weight: 7 },
  { ...PARCEL, id: 'P-3', weight: 5 },
];

/** Returns a value as text for sorting, which suffices because numbers of the depot have one digit. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function holds(
  { field, operation, value }: DepotSearch['filters'][number],
  parcel: Readonly<Record<string, unknown>>,
): boolean {
  const actual: unknown = parcel[field] ?? null;
  if (operation === 'EQ') return actual === value;
  if (operation === 'NE') return actual !== value;
  if (operation === 'IN') return Array.isArray(value) && value.includes(actual);
  if (operation === 'LIKE') return textOf(actual).includes(textOf(value));
  return operation === 'GE' ? textOf(actual) >= textOf(value) : textOf(actual) <= textOf(value);
}

function found({ filters, sorts: [order] }: DepotSearch): object {
  const content = PARCELS.filter((one) => filters.every((filter) => holds(filter, one)));
  if (order !== undefined) {
    const value = (one: Readonly<Record<string, unknown>>) => String(one[order.field]);
    content.sort((one, other) => value(one).localeCompare(value(other)));
    if (order.direction === 'DESC') content.reverse();
  }
  const { length } = content;
  return {
    content,
    totalElements: length,
    totalPages: Math.ceil(length / SIZE),
    number: 0,
    size: SIZE,
  };
}

/** Correct responses, by operation. */
const ANSWERS: Readonly<Record<string, DepotAnswer>> = {
  findParcels: { status: 200, headers: JSON_TYPE, body: PAGE },
  getParcel: { status: 200, headers: JSON_TYPE, body: PARCEL },
  downloadLabel: {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''%D0%AF.pdf`,
    },
    body: '%PDF-1.7',
  },
  getPayment: { status: 200, headers: JSON_TYPE, body: { method: 'CASH', received: 100 } },
  getPulse: { status: 204, headers: {}, body: null },
  getVault: { status: 403, headers: JSON_TYPE, body: { message: 'Нет доступа' } },
};

function operationOf(path: string): string {
  if (path.endsWith('/find')) return 'findParcels';
  if (path.endsWith('/label')) return 'downloadLabel';
  if (path.endsWith('/payment')) return 'getPayment';
  if (path.endsWith('/pulse')) return 'getPulse';
  return path.endsWith('/vault') ? 'getVault' : 'getParcel';
}

function isWritten(body: unknown): body is string | Uint8Array | null {
  return body === null || typeof body === 'string' || body instanceof Uint8Array;
}

async function askedBy(request: IncomingMessage): Promise<DepotSearch> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const asked: Partial<DepotSearch> = text === '' ? {} : JSON.parse(text);
  return { filters: [], sorts: [], ...asked };
}

/** Creates the depot's backend, with faults for some operations. */
export function depotBackend(faults: Readonly<Record<string, DepotFault>> = {}): RequestListener {
  return (request, response) => {
    const operation = operationOf((request.url ?? '').split('?')[0] ?? '');
    const fault = faults[operation];
    const good = ANSWERS[operation];
    if (good === undefined) throw new Error(`The depot has no ${operation}`);
    if (fault !== undefined && 'act' in fault) {
      fault.act(response, request);
      return;
    }
    void askedBy(request).then((asked) => {
      const isSearch = asked.filters.length + asked.sorts.length > 0 || asked.pageSize === SIZE;
      const right = isSearch ? { ...good, body: found(asked) } : good;
      const { status, headers, body } = fault === undefined ? right : fault(right, asked);
      response.writeHead(status, headers);
      response.end(isWritten(body) ? body : JSON.stringify(body));
    });
  };
}
