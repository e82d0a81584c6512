import { faults } from '../../observability/errors/faults';
import { decode, isPair, type Shape } from './decode';
import type { Page } from './decoded';

function listIn(body: unknown, depth = 0): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null || depth > 1) return null;
  if ('content' in body) return listIn(body.content, 2);
  if ('data' in body) return listIn(body.data, depth + 1);
  return null;
}

/** What a list's envelope says of the list, wherever it has it. */
function partOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if (name in body) return Reflect.get(body, name);
  return 'data' in body ? partOf(body.data, name) : undefined;
}

function numberIn(body: unknown, name: string): number | undefined {
  const value = partOf(body, name);
  return typeof value === 'number' ? value : undefined;
}

/** The sums that a page tells of everything found: whole numbers only. */
function totalsIn(body: unknown): Record<string, number> | undefined {
  const totals = partOf(body, 'totals');
  if (typeof totals !== 'object' || totals === null) return undefined;
  const sums = Object.entries(totals).filter((entry): entry is [string, number] =>
    Number.isSafeInteger(entry[1]),
  );
  return Object.fromEntries(sums);
}

/** A bare list is one page that holds everything. */
function pageOf(body: unknown, content: readonly unknown[]): Page<unknown> {
  const totalElements = numberIn(body, 'totalElements') ?? content.length;
  const size = numberIn(body, 'size') ?? content.length;
  const totals = totalsIn(body);
  return {
    content,
    totalElements,
    totalPages: numberIn(body, 'totalPages') ?? Math.ceil(totalElements / Math.max(size, 1)),
    number: numberIn(body, 'number') ?? 0,
    size,
    ...(totals && { totals }),
  };
}

/** An entity, bare or as `{data: {...}}`. */
function recordIn(body: unknown, shape: Shape): unknown {
  const isWrapped = typeof body === 'object' && body !== null && 'data' in body && !('id' in body);
  const isOwnField = typeof shape === 'object' && 'data' in shape;
  return isWrapped && !isOwnField ? recordIn(body.data, shape) : body;
}

/** What has been told of answers that do not fit the contract; once is enough. */
const toldOf = new Set<string>();

/** Tells error reporting which fields of an answer do not fit the contract: their paths, no values. */
function tellMisfit(operation: string, path: string): void {
  const misfit = `An answer does not fit the contract: ${operation} ${path}`;
  if (toldOf.has(misfit)) return;
  toldOf.add(misfit);
  faults.take(misfit);
}

/**
 * The body of an answer as its shape has it. A list and a page may come bare, as `{data: [...]}`,
 * `{content: [...]}` or `{data: {content: [...]}}`, a record bare or as `{data: {...}}` (rule C6).
 *
 * @param operation its name in the contract
 * @throws TypeError where there is no list, or no record with its id: an error must not look like an
 *   empty list, and what is no entity must not take the place of the one that is shown
 */
export function readAnswer(operation: string, shape: Shape, body: unknown): unknown {
  const tell = (path: string) => tellMisfit(operation, path);
  const marks = isPair(shape) ? shape[1] : '';
  if (marks.includes('*')) {
    const list = listIn(body);
    if (list === null) throw new TypeError('The answer holds no list');
    const rows = decode(list, shape, tell);
    return marks.includes('p') && Array.isArray(rows) ? pageOf(body, rows) : rows;
  }
  const record = decode(recordIn(body, shape), shape, tell);
  if (record === undefined) throw new TypeError('The answer holds no record');
  return record;
}
