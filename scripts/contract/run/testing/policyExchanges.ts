import { bundleContract } from '../../model/bundle';
import type { CheckedBody, LiveExchange } from '../../exchange/exchange';
import {
  exampleOf,
  isRecord,
  operationsOf,
  responseOf,
  type OpenApiDocument,
} from '../../model/openApi';
import { BOOK, libraryContract } from './library';
import { createLiveRun } from '../liveRun';

export const ours = await bundleContract();
export const library = libraryContract();

/** Returns an example of our contract that must be an object; of a list, its first item. */
function exampleOfOurs(operationId: string, name: string): Readonly<Record<string, unknown>> {
  const found = operationsOf(ours).find(({ operation }) => operation.operationId === operationId);
  const { content } = responseOf(ours, found?.operation.responses['200']);
  const example = exampleOf(ours, content?.['application/json']?.examples?.[name]).value;
  const first: unknown = Array.isArray(example) ? example[0] : example;
  if (isRecord(first)) return first;
  throw new Error(`${operationId} has no example ${name}`);
}

export const USER = exampleOfOurs('getCurrentUser', 'currentUser');
export const OFFER = exampleOfOurs('findActualDebtorOffers', 'actualOffers');
export const PAGE = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 };
export const SEARCH = 'POST /api/v1/user/find';

/** Differences of an exchange from a correct one. */
export interface Change {
  readonly call?: string;
  readonly status?: number;
  readonly type?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly raw?: CheckedBody;
  readonly sent?: string;
}

/** Returns an exchange for a call such as `GET /api/v1/user`. */
export function exchange(call: string, change: Change): LiveExchange {
  const { status = 200, type = 'application/json', headers = {}, body, raw, sent } = change;
  const [method = '', url = ''] = (change.call ?? call).split(' ');
  const json = { 'content-type': 'application/json' };
  return {
    request: { method, url, headers: sent === undefined ? {} : json, body: sent ?? null },
    response: {
      status,
      headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
      body: raw === undefined ? JSON.stringify(body) : raw,
    },
  };
}

/** Returns the findings of an exchange, each as `class rule`. */
export function briefly(document: OpenApiDocument, one: LiveExchange): string[] {
  const run = createLiveRun({ document, find: () => null, language: 'ru' });
  run.take(one);
  return run.report().findings.map(({ class: kind, rule }) => `${kind} ${rule}`);
}

export const ourFile = { 'content-disposition': 'attachment; filename="a.pdf"' };

/** Returns the findings of an exchange with our contract; by default a user reads their own profile. */
export function ourFindings(change: Change): string[] {
  const isSearch = change.call === undefined && 'body' in change && Array.isArray(change.body);
  const search = isSearch ? { call: 'POST /api/v1/debtors/offer/actual', sent: '{}' } : {};
  return briefly(ours, exchange('GET /api/v1/user', { body: USER, ...search, ...change }));
}

/** Returns the findings of an exchange with the library contract; by default a user reads a book. */
export function foreignFindings(change: Change): string[] {
  const one = exchange('GET /live/rest/books/9785171188375', { body: BOOK, ...change });
  return briefly(library, one);
}
