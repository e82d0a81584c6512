import { createRouter } from '../exchange/routes';
import { type CheckedRequest, headerValue, parsedBody } from '../exchange/exchange';
import { bodiesOf, bodyContentOf, valuesOf } from '../model/samples';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import { operationPrefixes } from '../model/address';
import { identityOf, splitIdentity, takesToken } from './callPlan';

/**
 * Returns a line for the shell that repeats a call; null if the contract has no such call. A value that may be personal
 * or secret becomes a variable (`$TOKEN`, `$id`) or a file (`@body.json`). It shows other generated values.
 */
type CurlLine = (request: CheckedRequest, server: string) => string | null;

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns true if a parameter's value was generated, or is an example of the contract. */
function isShown(
  document: OpenApiDocument,
  { parameters }: LocatedOperation,
  name: string,
  value: string,
  { madeUp }: CheckedRequest,
): boolean {
  const found = parameters.find((one) => one.name === name);
  const isOfContract = found !== undefined && valuesOf(document, found).includes(value);
  return madeUp?.parameter === value || isOfContract;
}

function textOf({ body }: CheckedRequest): string | null {
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  return typeof body === 'string' ? body : null;
}

/**
 * Returns the quoted body if it was generated or is an example of the contract, otherwise `@body.json`; null without a
 * body.
 */
function bodyOf(
  document: OpenApiDocument,
  { operation }: LocatedOperation,
  request: CheckedRequest,
): string | null {
  const text = textOf(request);
  const isLeftOut = typeof request.body === 'symbol';
  if (!isLeftOut && (text === null || text === '')) return null;
  const media = bodyContentOf(document, operation);
  const examples = media === null ? [] : bodiesOf(document, media);
  const sent = JSON.stringify(parsedBody(text) ?? text);
  const isExample = text !== null && examples.some((one) => JSON.stringify(one) === sent);
  const isMade = request.isShown === true && text !== null;
  return isMade || isExample ? quoted(text) : '@body.json';
}

function bodyWords(body: string | null, type: string | null): string[] {
  if (body === null) return [];
  const header = type === null ? [] : [`-H ${quoted(`Content-Type: ${type}`)}`];
  return [...header, `--data-binary ${body}`];
}

function queryOf(
  document: OpenApiDocument,
  located: LocatedOperation,
  search: URLSearchParams,
  request: CheckedRequest,
): string[] {
  return [...search].flatMap(([name, value]) => {
    if (!located.parameters.some((one) => one.in === 'query' && one.name === name)) return [];
    const shown = isShown(document, located, name, value, request);
    return [`${encodeURIComponent(name)}=${shown ? encodeURIComponent(value) : `$${name}`}`];
  });
}

function pathOf(
  document: OpenApiDocument,
  located: LocatedOperation,
  values: Readonly<Record<string, string>>,
  request: CheckedRequest,
): string {
  return located.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return isShown(document, located, name, value, request)
      ? encodeURIComponent(value)
      : `\${${name.replaceAll(/\W/g, '_')}}`;
  });
}

/**
 * Creates the function that returns curl lines for the calls of a contract.
 * @param names names of headers that every call has
 */
export function createCurlLines(
  document: OpenApiDocument,
  names: readonly string[] = [],
): CurlLine {
  const route = createRouter(document);
  const { headers, query } = splitIdentity(identityOf(document, '$TOKEN'));
  const more = names.map(
    (name) => [name, `$${name.replaceAll(/\W/g, '_').toUpperCase()}`] as const,
  );
  return (request, server) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const found = route(request.method, pathname);
    if (found.kind !== 'operation') return null;
    const { located } = found;
    const prefix =
      operationPrefixes(document, located).find((one) => pathname.startsWith(`${one}/`)) ?? '';
    const path = pathOf(document, located, found.pathParams, request);
    const body = bodyOf(document, located, request);
    const type = headerValue(request.headers, 'content-type')?.split(';')[0] ?? null;
    const method = request.madeUp?.method ?? located.method.toUpperCase();
    const isSigned = takesToken(document, located) && request.madeUp?.isUnsigned !== true;
    const pairs = [
      ...queryOf(document, located, searchParams, request),
      ...(isSigned ? query.map((pair) => pair.join('=')) : []),
    ];
    const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
    return [
      'curl -sS -i',
      ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
      `"${server}${prefix}${path}${search}"`,
      ...[...(isSigned ? headers : []), ...more].map(([name, value]) => `-H "${name}: ${value}"`),
      ...(request.madeUp?.form === undefined ? bodyWords(body, type) : [request.madeUp.form]),
    ].join(' ');
  };
}
