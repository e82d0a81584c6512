/** One page of a list, whatever envelope the server wrapped it in. */
export interface ListPage<Item> {
  content: Item[];
  totalElements: number;
}

function listIn(body: unknown, depth = 0): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null || depth > 1) return null;
  if ('content' in body) return listIn(body.content, 2);
  if ('data' in body) return listIn(body.data, depth + 1);
  return null;
}

/** A number that describes the list, wherever its envelope has it. */
function numberIn(body: unknown, name: string): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  if (typeof value === 'number') return value;
  return 'data' in body ? numberIn(body.data, name) : null;
}

/**
 * Reads a list that comes bare, as `{data: [...]}`, `{content: [...]}` or `{data: {content: [...]}}`
 * (src/api, rule C6). Entries that are no objects are left out.
 * Throws when there is no list at all: an error must not look like an empty list.
 */
export function readListPage<Item extends object>(body: unknown): ListPage<Item> {
  const list = listIn(body);
  if (list === null) throw new TypeError('The answer holds no list');
  const content = list.filter(
    (entry): entry is Item => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
  // Nobody changes an answer: the store need not walk through each of its rows to see that.
  Object.freeze(content);
  return { content, totalElements: numberIn(body, 'totalElements') ?? content.length };
}

/** The sums that a page tells of everything found, wherever its envelope has them: whole numbers only. */
function totalsIn(body: unknown): Record<string, number> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('totals' in body)) return 'data' in body ? totalsIn(body.data) : undefined;
  const { totals } = body;
  if (typeof totals !== 'object' || totals === null) return undefined;
  const sums = Object.entries(totals).filter((entry): entry is [string, number] =>
    Number.isSafeInteger(entry[1]),
  );
  return Object.fromEntries(sums);
}

/** One page of a list as the contract describes it. */
export interface Page<Item> extends ListPage<Item> {
  totalPages: number;
  /** Number of this page, from 0. */
  number: number;
  /** Rows asked for at once; a last page may hold fewer. */
  size: number;
  /** Sums of everything found, in kopeks by field, where the server tells them. */
  totals?: Record<string, number>;
}

/**
 * Reads one page from any of the envelopes of `readListPage`. A bare list is one page that holds
 * everything. Throws when there is no list.
 */
export function readPage<Item extends object>(body: unknown): Page<Item> {
  const { content, totalElements } = readListPage<Item>(body);
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
