import { finding, type Finding, type FindingPlace, type Rule } from '../exchange/findings';
import { bodyContentOf } from '../model/samples';
import {
  isRecord,
  type LocatedOperation,
  type OpenApiDocument,
  requestBodyOf,
  responseOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { type LiveExchange, parsedBody } from '../exchange/exchange';

function numberAt(value: unknown, name: string): number | null {
  const found: unknown = isRecord(value) ? value[name] : undefined;
  return typeof found === 'number' ? found : null;
}

type Properties = Readonly<Record<string, SchemaObject>>;

/** Properties of a schema, including those of its `allOf` parts. */
function propertiesOf(document: OpenApiDocument, node: SchemaObject | undefined): Properties {
  if (node === undefined) return {};
  const { properties = {}, allOf = [] } = schemaOf(document, node);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part)), properties);
}

/** The schemas of request and answer of a paged list. */
interface PagedList {
  readonly asked: Properties;
  readonly answered: Properties;
}

/** Returns a search with pages in request and answer; null for every other operation. */
function pagedList(document: OpenApiDocument, { operation }: LocatedOperation): PagedList | null {
  const { requestBody, responses } = operation;
  const success = responses['200'];
  if (requestBody === undefined || success === undefined) return null;
  const sent = bodyContentOf(requestBodyOf(document, requestBody))?.schema;
  const came = responseOf(document, success).content?.['application/json']?.schema;
  const asked = propertiesOf(document, sent);
  const answered = propertiesOf(document, came);
  const isPaged =
    ['pageNumber', 'pageSize'].every((name) => name in asked) &&
    ['content', 'number', 'size'].every((name) => name in answered);
  return isPaged ? { asked, answered } : null;
}

/** Returns the requested number, else the default of the contract; null if there is none. */
function askedFor(document: OpenApiDocument, asked: Properties, sent: unknown, name: string) {
  const node = asked[name];
  const standard: unknown =
    node === undefined ? null : Reflect.get(schemaOf(document, node), 'default');
  return numberAt(sent, name) ?? (typeof standard === 'number' ? standard : null);
}

/** One count of a page, with its correct value. */
type Count = readonly [
  rule: Rule,
  name: string,
  isWrong: boolean,
  expected: string,
  received: number,
];

function countsOf(page: unknown, wantedNumber: number | null, wantedSize: number | null): Count[] {
  const content: unknown = isRecord(page) ? page['content'] : undefined;
  const [number, size] = [numberAt(page, 'number'), numberAt(page, 'size')];
  const [elements, pages] = [numberAt(page, 'totalElements'), numberAt(page, 'totalPages')];
  if (!Array.isArray(content) || number === null || size === null) return [];
  const rows = content.length;
  const most = wantedSize ?? size;
  const told: Count[] = [['page-too-long', 'content', rows > most, `<= ${most}`, rows]];
  for (const [name, wanted, is] of [
    ['number', wantedNumber, number],
    ['size', wantedSize, size],
  ] as const) {
    if (wanted !== null) told.push(['page-number', name, is !== wanted, String(wanted), is]);
  }
  if (elements === null) return told;
  // The list may have changed since the previous page, so each answer is checked on its own.
  const before = number * size;
  const expectedRows = Math.max(Math.min(size, elements - before), 0);
  const isTorn = rows <= most && rows !== expectedRows;
  const reached = rows < size ? String(before + rows) : `>= ${before + rows}`;
  told.push(['page-totals', 'totalElements', isTorn, reached, elements]);
  if (pages !== null && size > 0) {
    const whole = Math.ceil(elements / size);
    const isWrong = pages !== whole && !(elements === 0 && pages <= 1);
    told.push(['page-totals', 'totalPages', isWrong, String(whole), pages]);
  }
  return told;
}

/**
 * Checks a page against its request: no more rows than its size, the number and the size as asked,
 * and counts that agree with each other.
 *
 * @param propertyAt JSON Pointer of a schema in the contract
 */
export function pagingFindings(
  document: OpenApiDocument,
  located: LocatedOperation,
  { request, response }: LiveExchange,
  propertyAt: (schema: SchemaObject) => string | null,
): Finding[] {
  const list = response.status === 200 ? pagedList(document, located) : null;
  if (list === null) return [];
  const sent = parsedBody(request.body) ?? {};
  const page = parsedBody(response.body);
  const number = askedFor(document, list.asked, sent, 'pageNumber');
  const size = askedFor(document, list.asked, sent, 'pageSize');
  return countsOf(page, number, size)
    .filter(([, , isWrong]) => isWrong)
    .map(([rule, name, , expected, received]) => {
      const schema = list.answered[name];
      const property = schema === undefined ? null : propertyAt(schema);
      const place: FindingPlace = {
        operation: located.operation.operationId,
        pointer: `/body/${name}`,
        contract: property ?? '',
        property,
      };
      const said = { detail: expected, expected, received: String(received) };
      return finding(rule, place, said);
    });
}
