import {
  createDocumentView,
  type DocumentView,
  type Node,
  nodeOf,
  textOf,
} from '../model/documentView';
import { createSchemaViews, type SchemaViews } from '../diff/schemaView';
import type { SchemaView } from '../diff/mergeSchemas';
import { breakingsOf, wrongParameters } from '../run/wrongCalls';
import { createSchemaChecks } from '../exchange/schemas';
import { requestOf } from '../run/caller';
import { firstCall } from '../run/callPlan';
import { createCurlLines } from '../run/curlLine';
import { createKnownIds } from '../run/knownIds';
import { bodiesOf, examplesOf, valuesOf } from '../model/samples';
import {
  headerOf,
  type LocatedOperation,
  type MediaTypeObject,
  type OpenApiDocument,
  requestBodyOf,
  responseOf,
  securityOf,
} from '../model/openApi';
import { searchOf } from '../model/searchable';
import { callPrefix } from '../model/address';
import type { Language } from '../report/finding';

/** A parameter, or a property of a body, as texts. */
export interface Field {
  /** Dotted path such as `items[].price`. `[]` means every item of a list, `*` every property without a name. */
  readonly name: string;
  /** Type as text: `string (date)`, `list of integer`, `"A" | "B"`, with `null` if allowed. */
  readonly type: string;
  /** Limits as text: `maxLength 100, pattern ^\d+$`. */
  readonly limits: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Lists the fields of a schema and of the schemas that it refers to. */
export type FieldsOf = (schema: Node, name?: string, isRequired?: boolean) => Field[];

function typeOf(view: SchemaView, viewOf: SchemaViews, depth = 0): string {
  const { types, values, format, isNullable, isExtensible, items, required, alternatives } = view;
  const isPlain = items.length === 0 || depth > 3;
  const item = isPlain ? '' : typeOf(viewOf(items), viewOf, depth + 1);
  const list = item.includes(' | ') ? `list of (${item})` : `list of ${item}`;
  const names = [...(types ?? [])].map((type) => (type === 'array' && item !== '' ? list : type));
  const listed = values === null ? [] : [...values, ...(isExtensible ? ['…'] : [])];
  const named = listed.length > 0 ? listed : names;
  const demanded = required.size === 0 ? 'any' : `with ${[...required].join(', ')}`;
  const choices = named.length === 0 && alternatives.length === 0 ? [demanded] : named;
  const all = [...choices, ...(isNullable && types !== null ? ['null'] : [])].join(' | ');
  return format === undefined ? all : `${all} (${format})`;
}

/** Joins parts of a path; the first part may be empty. */
function nameOf(name: string, part: string): string {
  return name === '' || part === '[]' ? `${name}${part}` : `${name}.${part}`;
}

function createFieldReader(document: DocumentView): FieldsOf {
  const viewOf = createSchemaViews(document);

  function descriptionOf(nodes: readonly Node[]): string {
    const told = [...nodes, ...nodes.map(document.resolve)].map((one) =>
      textOf(one['description']),
    );
    return (told.find((one) => one !== undefined) ?? '').trim().replaceAll(/\s+/g, ' ');
  }

  function read(
    nodes: readonly Node[],
    name: string,
    isRequired: boolean,
    seen: Set<number>,
  ): Field[] {
    const view = viewOf(nodes);
    // Lists the fields of a schema only once, because a schema may contain itself.
    const isKnown = seen.has(view.id);
    const hasParts = view.properties.size + view.alternatives.length > 0;
    const limits = [...view.bounds].map(([key, bound]) => `${key} ${bound}`);
    const marks = [
      view.isReadOnly && 'readOnly',
      view.isWriteOnly && 'writeOnly',
      view.isClosed && 'closed',
      isKnown && hasParts && '…',
    ];
    const field = {
      name,
      type: typeOf(view, viewOf),
      limits: [...limits, ...marks.filter((one) => one !== false)].join(', '),
      isRequired,
      description: descriptionOf(nodes),
    };
    if (isKnown) return [field];
    seen.add(view.id);
    const below = (parts: readonly Node[], part: string, isNeeded = false) =>
      parts.length === 0 ? [] : read(parts, nameOf(name, part), isNeeded, seen);
    const items = view.items.length === 0 ? [] : below(view.items, '[]', true);
    return [
      field,
      ...[...view.properties].flatMap(([part, parts]) =>
        below(parts, part, view.required.has(part)),
      ),
      // A list of plain values has no fields of its own.
      ...(items.length > 1 ? items.slice(1) : []),
      ...below(view.additional, '*'),
      ...view.alternatives.flatMap(({ branches }) =>
        branches.flatMap((branch, index) => below([branch], `(${index + 1})`)),
      ),
    ];
  }

  return (schema, name = '', isRequired = true) => read([schema], name, isRequired, new Set());
}

/** Full description of an operation, with resolved references. */
export type OperationPage = ReturnType<typeof operationPage>;

function contentOf(
  document: OpenApiDocument,
  fieldsOf: FieldsOf,
  content: Readonly<Record<string, MediaTypeObject>> = {},
) {
  return Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    fields: fieldsOf(nodeOf(media.schema)),
    /** By name, which is empty if the contract names none; no examples for a file. */
    examples: media.schema?.format === 'binary' ? {} : examplesOf(document, media),
  }));
}

function curlOf(document: OpenApiDocument, located: LocatedOperation): string | null {
  const call = firstCall({ document, ids: createKnownIds() }, located);
  if (call === null) return null;
  const parts = [...(call.body ?? '').matchAll(/form-data; name="(\w+)"/g)];
  const form = parts.map(([, name]) => `-F '${name}=@example.pdf'`).join(' ');
  const made = { ...call, isMade: true, ...(form !== '' && { madeUp: { form } }) };
  return createCurlLines(document)(requestOf(document, made), '$SERVER');
}

/** Returns the invalid values that `check --write --cases` sends, by their place in the request. */
function refusedBy(
  document: OpenApiDocument,
  { operation, parameters }: LocatedOperation,
): Record<string, string[]> {
  const checks = createSchemaChecks(document);
  const { requestBody } = operation;
  const media = requestBody && requestBodyOf(document, requestBody).content['application/json'];
  const wrong = [
    ...parameters
      .filter((one) => one.in === 'path' || one.in === 'query')
      .flatMap((one) =>
        wrongParameters(document, one, checks).map(({ what }) => ({ place: one.name, what })),
      ),
    ...(media?.schema === undefined ? [] : bodiesOf(document, media)).flatMap((example) =>
      breakingsOf(document, media?.schema ?? {}, example, checks).map(({ pointer, what }) => ({
        place: `/body${pointer}`,
        what,
      })),
    ),
  ];
  const places: Record<string, string[]> = {};
  for (const { place, what } of wrong) {
    const known = (places[place] ??= []);
    if (!known.includes(what)) known.push(what);
  }
  return places;
}

/**
 * Returns the full description of an operation.
 *
 * @param document from `normaliseContract`
 * @param language of the summary; descriptions exist in the contract's language only
 */
export function operationPage(
  document: OpenApiDocument,
  located: LocatedOperation,
  language: Language,
) {
  const { operation, method, path } = located;
  const { responses, requestBody } = operation;
  const fieldsOf = createFieldReader(createDocumentView(document));
  const search = searchOf(document, located);
  return {
    operation: operation.operationId,
    method: method.toUpperCase(),
    /** Path with the prefix of the server. */
    path: callPrefix(document, located) + path,
    summary: (language === 'en' ? operation['x-summary-en'] : undefined) ?? operation.summary ?? '',
    description: textOf(nodeOf(operation)['description'])?.trim() ?? '',
    origin: operation['x-origin'] ?? null,
    /** Alternative security schemes; empty if anyone may call. */
    security: securityOf(document, operation).map((one) => Object.keys(one).join(' + ')),
    parameters: located.parameters.flatMap((one) => {
      const { name, in: place, required = false } = one;
      const [field] = fieldsOf({ ...nodeOf(one.schema) }, name, required);
      if (field === undefined) return [];
      const description = textOf(nodeOf(one)['description']) ?? field.description;
      return [{ ...field, description, in: place, example: valuesOf(document, one)[0] ?? '' }];
    }),
    body: contentOf(
      document,
      fieldsOf,
      requestBody && requestBodyOf(document, requestBody).content,
    ),
    /** Fields to filter by, with their comparisons, and fields to sort by; null if the operation is not a search. */
    search: search && { filters: search.filters, sorts: search.sorts },
    answers: Object.entries(responses).map(([status, node]) => {
      const { description: told, headers = {}, content } = responseOf(document, node);
      return {
        status,
        description: told,
        headers: Object.entries(headers).flatMap(([name, header]) => {
          const { schema, required = false } = headerOf(document, header);
          return fieldsOf(nodeOf(schema), name, required).slice(0, 1);
        }),
        body: contentOf(document, fieldsOf, content),
      };
    }),
    curl: curlOf(document, located),
    /** Kinds of invalid values that the backend must refuse («missing», «too long»), by their place in the request. */
    refused: refusedBy(document, located),
    refusals: Object.keys(responses).filter((one) => /^(400|415|422|4XX|default)$/.test(one)),
  };
}
