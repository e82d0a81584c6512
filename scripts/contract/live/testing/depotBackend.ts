import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** An answer of the depot; the body as text or bytes, or as a value that becomes JSON. */
export interface DepotAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What an operation does in place of its answer: another answer, or what it likes. */
export type DepotFault =
  | ((answer: DepotAnswer) => DepotAnswer)
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
  content: [PARCEL, { ...PARCEL, id: 'P-2' }],
  totalElements: 3,
  totalPages: 2,
  number: 0,
  size: 2,
};

/** Good answers, by operation. */
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

/** A backend of the depot's contract, in which single operations can be broken. */
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
    const { status, headers, body } = fault === undefined ? good : fault(good);
    response.writeHead(status, headers);
    response.end(isWritten(body) ? body : JSON.stringify(body));
  };
}
