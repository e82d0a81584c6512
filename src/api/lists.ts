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

function totalIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('totalElements' in body && typeof body.totalElements === 'number') return body.totalElements;
  return 'data' in body ? totalIn(body.data) : null;
}

/**
 * Reads a list that comes bare, as `{data: [...]}`, `{content: [...]}` or `{data: {content: [...]}}`
 * (design of the contract, "Lists"). Entries that are no objects are left out.
 * Throws when there is no list at all: an error must not look like an empty list.
 */
export function readListPage<Item extends object>(body: unknown): ListPage<Item> {
  const list = listIn(body);
  if (list === null) throw new TypeError('The answer holds no list');
  const content = list.filter(
    (entry): entry is Item => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
  return { content, totalElements: totalIn(body) ?? content.length };
}
