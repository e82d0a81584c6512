import { isRecord, type ParameterObject, pointerOf, type SchemaObject } from '../model/openApi';
import { type CheckedHeaders, type Context, headerValue } from './exchange';
import { finding, type Finding, type FindingPlace, type Rule } from './findings';
import { describedKeys, readingsOf } from './parameterStyles';
import { NOTHING } from './received';
import { saidOf } from './valueFindings';

/** Returns one finding for a value that its schema refuses, even if it breaks several rules. */
function checkValue(
  context: Context,
  schema: SchemaObject | undefined,
  value: unknown,
  rule: Rule,
  place: FindingPlace,
): Finding[] {
  const broken =
    schema === undefined ? [] : context.schemas.check(schema, value, context.side).broken;
  const [first] = broken;
  if (first === undefined) return [];
  const contract = first.contract ?? place.contract;
  return [finding(rule, { ...place, contract, property: place.contract }, saidOf(first.error))];
}

/** Checks the text of a parameter or header: it is valid if any reading of it is. */
export function checkTexts(
  context: Context,
  parameter: ParameterObject,
  texts: readonly string[],
  rule: Rule,
  place: FindingPlace,
): Finding[] {
  const found = readingsOf(context.document, parameter, texts).map(({ schema, value }) =>
    checkValue(context, schema, value, rule, place),
  );
  return found.find((findings) => findings.length === 0) ?? found[0] ?? [];
}

interface Sent {
  readonly pathParams: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: CheckedHeaders;
}

/** Header parameters that OpenAPI ignores (3.1, 4.8.12). */
const NOT_PARAMETERS = ['accept', 'content-type', 'authorization'];

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
  const { name, in: place, required } = parameter;
  // Cookies are not checked: the page cannot see them.
  if (place === 'cookie') return [];
  if (place === 'header' && NOT_PARAMETERS.includes(name.toLowerCase())) return [];
  const { located } = context;
  const where = {
    operation: located.operation.operationId,
    pointer: pointerOf(FOLDER_OF_PLACE[place], name),
    contract:
      context.standsAt(parameter) ?? pointerOf('paths', located.path, located.method, 'parameters'),
  };
  const texts = textsOf(sent, parameter);
  if (texts.length === 0) {
    const isElsewhere = describedKeys(context.document, parameter).some((key) =>
      [...sent.query.keys()].some((sentKey) => key.test(sentKey)),
    );
    if (required !== true || isElsewhere) return [];
    const said = { detail: name, expected: name, received: NOTHING };
    return [finding('parameter-missing', where, said)];
  }
  return checkTexts(context, parameter, texts, 'parameter-invalid', where);
}

/** Returns the names of API keys (`securitySchemes`) in the query. */
function keysInQuery({ document }: Context): string[] {
  return Object.values(document.components?.['securitySchemes'] ?? {})
    .filter(isRecord)
    .filter((scheme) => scheme['in'] === 'query')
    .map(({ name }) => String(name));
}

/** Checks path, query and header parameters, and finds undocumented query parameters. */
export function checkParameters(context: Context, sent: Sent): Finding[] {
  const { parameters, operation, path, method } = context.located;
  const described = parameters
    .filter((one) => one.in === 'query')
    .flatMap((one) => describedKeys(context.document, one));
  const undocumented = [...new Set(sent.query.keys())].filter(
    (name) => !described.some((key) => key.test(name)) && !keysInQuery(context).includes(name),
  );
  return [
    ...parameters.flatMap((parameter) => checkParameter(context, parameter, sent)),
    ...undocumented.map((name) => {
      const pointer = pointerOf('query', context.names.invented(name));
      const contract = pointerOf('paths', path, method);
      const place = { operation: operation.operationId, pointer, contract };
      return finding('query-undocumented', place, { expected: NOTHING, received: 'string' });
    }),
  ];
}
