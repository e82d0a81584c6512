import { faults } from '../../observability/errors/faults';
import { isRecord } from '../../lib/fieldsOf';
import { decode, isPair, type Shape } from './decode';

const NOT_THERE = 'The answer holds no record';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the list, and the other fields of its envelope.
 * @throws TypeError if there is no list
 */
function listIn(body: unknown, envelope: Fields = {}): readonly [unknown[], Fields] {
  if (Array.isArray(body)) return [body, envelope];
  if (!isRecord(body)) throw new TypeError(NOT_THERE);
  const isPage = 'content' in body;
  return listIn(isPage ? body['content'] : body['data'], { ...envelope, ...body });
}

/** Returns a page, and computes the counters that the server does not send. */
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

/** Returns the record of a body, which may be bare or inside `{data: {...}}`. */
function recordIn(body: unknown, shape: Shape): unknown {
  const isOwnField = typeof shape === 'object' && 'data' in shape;
  const isWrapped = isRecord(body) && 'data' in body && !('id' in body) && !isOwnField;
  return isWrapped ? recordIn(body['data'], shape) : body;
}

/** Mismatches already reported; each is reported once. */
const reported = new Set<string>();

/** Sends mismatches between a response and the contract to error reporting: the field paths only, without values. */
function reportMismatch(operation: string, path: string): void {
  const misfit = `Contract misfit: ${operation} ${path}`;
  if (reported.has(misfit)) return;
  reported.add(misfit);
  faults.take(misfit);
}

/**
 * Returns the decoded body of a response. C6: a list or a page may be bare, or inside `{data: [...]}`, `{content:
 * [...]}` or `{data: {content: [...]}}`; a record may be bare, or inside `{data: {...}}`.
 *
 * @param operation name of the call in the contract
 * @throws TypeError if there is no list, or no record with an id: an error must not look like an empty list, and must
 *   not replace the shown entity
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
  // A number as an id is accepted in a list row, but not in a single record.
  const isOther = isRecord(found) && typeof found['id'] === 'number';
  const record = isOther ? undefined : decode(found, shape, tell);
  if (record === undefined) throw new TypeError(NOT_THERE);
  return record;
}
