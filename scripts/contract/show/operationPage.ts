import { breakingsOf } from '../cases/breakings';
import { wrongParameters } from '../cases/wrongParameters';
import { createSchemaChecks } from '../checker/schemas';
import { createDocumentView, nodeOf } from '../diff/documentView';
import { requestOf } from '../live/caller';
import { planOf } from '../live/callPlan';
import { createCurlLines } from '../live/curlLine';
import { createKnownIds } from '../live/knownIds';
import { bodiesOf, valuesOf } from '../live/sampleValue';
import {
  headerOf,
  requestBodyOf,
  responseOf,
  securityOf,
  type LocatedOperation,
  type MediaTypeObject,
  type OpenApiDocument,
} from '../openApi';
import { searchOf } from '../searchable';
import { callPrefix } from '../servers';
import { createFieldReader, type Field, type FieldsOf } from './fields';

/** A body of one media type. */
interface Content {
  readonly mediaType: string;
  readonly fields: readonly Field[];
  /** Undefined for a file. */
  readonly example: unknown;
}

/** All that a contract says of one operation, references resolved. */
export interface OperationPage {
  readonly operation: string;
  readonly method: string;
  /** With the path of the server. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly origin: string | null;
  /** Security schemes of which one has to be met; empty where anyone may call. */
  readonly security: readonly string[];
  readonly parameters: readonly (Field & { readonly in: string; readonly example: string })[];
  readonly body: readonly Content[];
  /** Fields that a list is filtered by, with their comparisons, and ordered by; null for no list. */
  readonly search: {
    readonly filters: Readonly<Record<string, readonly string[]>>;
    readonly sorts: readonly string[];
  } | null;
  readonly answers: readonly {
    readonly status: string;
    readonly description: string;
    readonly headers: readonly Field[];
    readonly body: readonly Content[];
  }[];
  readonly curl: string | null;
  /** Kinds of wrong values that are refused («missing», «too long»), by their place in the request. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Statuses that refuse it. */
  readonly refusals: readonly string[];
}

function contentOf(
  document: OpenApiDocument,
  fieldsOf: FieldsOf,
  content: Readonly<Record<string, MediaTypeObject>> = {},
): Content[] {
  return Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    fields: fieldsOf(nodeOf(media.schema)),
    example: media.schema?.format === 'binary' ? undefined : bodiesOf(document, media)[0],
  }));
}

function curlOf(document: OpenApiDocument, located: LocatedOperation): string | null {
  const plan = planOf({ document, ids: createKnownIds() }, located);
  const [body] = plan.bodies;
  const call = body === undefined ? null : plan.call(body, 0);
  if (call === null) return null;
  const parts = [...(call.body ?? '').matchAll(/form-data; name="(\w+)"/g)];
  const form = parts.map(([, name]) => `-F '${name}=@example.pdf'`).join(' ');
  const made = { ...call, isMade: true, ...(form !== '' && { madeUp: { form } }) };
  return createCurlLines(document)(requestOf(document, made), '$SERVER');
}

/** Everything that is tried by `check --write --cases`. */
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
    ...(media?.schema === undefined
      ? []
      : breakingsOf(document, media.schema, bodiesOf(document, media)[0], checks)
    ).map(({ pointer, what }) => ({ place: `/body${pointer}`, what })),
  ];
  const places: Record<string, string[]> = {};
  for (const { place, what } of wrong) (places[place] ??= []).push(what);
  return places;
}

/** @param document one that `normaliseContract` gave */
export function operationPage(document: OpenApiDocument, located: LocatedOperation): OperationPage {
  const { operation, method, path } = located;
  const { responses, requestBody } = operation;
  const fieldsOf = createFieldReader(createDocumentView(document));
  const description: unknown = nodeOf(operation)['description'];
  const search = searchOf(document, located);
  return {
    operation: operation.operationId,
    method: method.toUpperCase(),
    path: callPrefix(document, located) + path,
    summary: operation.summary ?? '',
    description: typeof description === 'string' ? description.trim() : '',
    origin: operation['x-origin'] ?? null,
    security: securityOf(document, operation).map((one) => Object.keys(one).join(' + ')),
    parameters: located.parameters.flatMap((one) => {
      const { name, in: place, required = false } = one;
      const [field] = fieldsOf({ ...nodeOf(one.schema) }, name, required);
      const told: unknown = nodeOf(one)['description'];
      if (field === undefined) return [];
      const said = typeof told === 'string' ? { description: told } : {};
      return [{ ...field, ...said, in: place, example: valuesOf(document, one)[0] ?? '' }];
    }),
    body: contentOf(
      document,
      fieldsOf,
      requestBody && requestBodyOf(document, requestBody).content,
    ),
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
    refused: refusedBy(document, located),
    refusals: Object.keys(responses).filter((one) => /^(400|415|422|4XX|default)$/.test(one)),
  };
}
