import { pointerOf, type ParameterObject, type SchemaObject } from '../openApi';
import { schemaOf } from '../openApi';
import { headerValue, type CheckedHeaders, type Context } from './exchange';
import { finding, type Finding, type Rule } from './findings';

/** Text of a parameter or header as the type that its schema asks for, where it reads as one. */
export function typed(
  { document }: Pick<Context, 'document'>,
  schema: SchemaObject,
  text: string,
): unknown {
  const { type } = schemaOf(document, schema);
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.includes('integer') || types.includes('number')) {
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** One finding for a value that its schema refuses, however many rules it breaks. */
export function checkValue(
  context: Context,
  schema: SchemaObject | undefined,
  value: unknown,
  rule: Rule,
  pointer: string,
): Finding[] {
  const [error] = schema === undefined ? [] : context.schemas.check(schema, value);
  if (error === undefined) return [];
  const { operationId } = context.located.operation;
  return [finding(rule, operationId, pointer, error.message ?? error.keyword)];
}

interface Sent {
  readonly pathParams: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: CheckedHeaders;
}

function textsOf(
  { pathParams, query, headers }: Sent,
  { in: place, name }: ParameterObject,
): string[] {
  if (place === 'query') return query.getAll(name);
  const text = place === 'path' ? pathParams[name] : headerValue(headers, name);
  return text === undefined || text === null ? [] : [text];
}

const FOLDER_OF_PLACE = {
  path: 'path',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
} as const;

function checkParameter(context: Context, parameter: ParameterObject, sent: Sent): Finding[] {
  const { name, in: place, schema = {}, required } = parameter;
  // Cookies are the server's own business: the browser keeps them from the page.
  if (place === 'cookie') return [];
  const pointer = pointerOf(FOLDER_OF_PLACE[place], name);
  const texts = textsOf(sent, parameter);
  const [text] = texts;
  if (text === undefined) {
    const { operationId } = context.located.operation;
    return required === true
      ? [finding('parameter-missing', operationId, pointer, 'A required parameter is missing')]
      : [];
  }
  const { type, items = {} } = schemaOf(context.document, schema);
  const value =
    type === 'array'
      ? texts.map((one) => typed(context, items, one))
      : typed(context, schema, text);
  return checkValue(context, schema, value, 'parameter-invalid', pointer);
}

/** Checks path, query and header parameters, and names query parameters nobody described. */
export function checkParameters(context: Context, sent: Sent): Finding[] {
  const { parameters, operation } = context.located;
  const described = new Set(parameters.filter((one) => one.in === 'query').map((one) => one.name));
  const undocumented = [...new Set(sent.query.keys())].filter((name) => !described.has(name));
  return [
    ...parameters.flatMap((parameter) => checkParameter(context, parameter, sent)),
    ...undocumented.map((name) =>
      finding(
        'query-undocumented',
        operation.operationId,
        pointerOf('query', name),
        'The contract names no such query parameter',
      ),
    ),
  ];
}
