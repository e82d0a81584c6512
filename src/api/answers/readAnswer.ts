import { faults } from '../../observability/errors/faults';
import { isRecord } from '../../lib/fieldsOf';
import { decode, isPair, type Shape } from './decode';

const NOT_THERE = 'The answer holds no record';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a list with the data of its envelope.
 * @throws TypeError if there is no list
 */
function listIn(body: unknown, envelope: Fields = {}): readonly [unknown[], Fields] {
  if (Array.isArray(body)) return [body, envelope];
  if (!isRecord(body)) throw new TypeError(NOT_THERE);
  const isPage = 'content' in body;
  return listIn(isPage ? body['content'] : body['data'], { ...envelope, ...body });
}

/** Returns a page; a counter that the server does not send gets the value for a single page. */
function pageOf({ totals, ...counts }: Fields, content: readonly unknown[]) {
  const numberOf = (name: string, otherwise: number) =>
    typeof counts[name] === 'number' ? counts[name] : otherwise;
  const totalElements = numberOf('totalElements', content.length);
  const size = numberOf('size', content.length);
  return {
    content,
    totalElements,
    totalPages: numberOf('totalPages', Math.ceil(totalElements / Math.max(size, 1))),
    number: numberOf('number', 0),
    size,
    ...(isRecord(totals) && {
      totals: Object.fromEntries(
        Object.entries(totals).filter(([, sum]) => Number.isSafeInteger(sum)),
      ),
    }),
  };
}

/** Returns an entity, bare or as `{data: {...}}`. */
function recordIn(body: unknown, shape: Shape): unknown {
  const isOwnField = typeof shape === 'object' && 'data' in shape;
  const isWrapped = isRecord(body) && 'data' in body && !('id' in body) && !isOwnField;
  return isWrapped ? recordIn(body['data'], shape) : body;
}

/** Mismatches already reported; each is reported once. */
const reported = new Set<string>();

/** Reports fields of an answer that do not fit the contract to error reporting: only their paths, no values. */
function reportMismatch(operation: string, path: string): void {
  const misfit = `Contract misfit: ${operation} ${path}`;
  if (reported.has(misfit)) return;
  reported.add(misfit);
  faults.take(misfit);
}

/**
 * Returns the decoded body of an answer. A list or a page may be bare, or inside `{data: [...]}`, `{content: [...]}` or
 * `{data: {content: [...]}}`; a record may be bare, or inside `{data: {...}}`. C6: a list may come in four forms.
 *
 * @param operation its name in the contract
 * @throws TypeError if there is no list, or no record with an id: an error must not look like an empty list, and must
 * not replace the shown entity
 */
export function readAnswer(operation: string, shape: Shape, body: unknown): unknown {
  const tell = (path: string) => reportMismatch(operation, path);
  const marks = isPair(shape) ? shape[1] : '';
  if (marks.includes('*')) {
    const [list, envelope] = listIn(body);
    const rows = decode(list, shape, tell);
    return marks.includes('p') && Array.isArray(rows) ? pageOf(envelope, rows) : rows;
  }
  const found = recordIn(body, shape);
  // A row of a list may have a number as id; a single record may not.
  const isOther = isRecord(found) && typeof found['id'] === 'number';
  const record = isOther ? undefined : decode(found, shape, tell);
  if (record === undefined) throw new TypeError(NOT_THERE);
  return record;
}
