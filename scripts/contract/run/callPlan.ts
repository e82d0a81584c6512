import type { CheckedRequest } from '../exchange/exchange';
import {
  isRecord,
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  type ParameterObject,
  requestBodyOf,
  securityOf,
} from '../model/openApi';
import type { KnownIds } from './knownIds';
import { bodiesOf, valuesOf } from '../model/samples';

/** A call to send; `target` is path and query, without the server. */
export interface PlannedCall {
  readonly located: LocatedOperation;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** True if the body was generated. */
  readonly isMade?: boolean;
  /** Index of the contract's example that is the body; undefined for any other body. */
  readonly example?: number;
  readonly madeUp?: CheckedRequest['madeUp'];
}

/**
 * Returns true if a call should change no data, so that it is safe on a live backend: GET, HEAD, and searches (POSTs
 * named `find…`). The contract can decide otherwise with `x-safe`.
 */
export function isSafe({ method, operation }: LocatedOperation): boolean {
  const mark: unknown = Object.entries(operation).find(([key]) => key === 'x-safe')?.[1];
  if (typeof mark === 'boolean') return mark;
  if (method === 'get' || method === 'head') return true;
  return method === 'post' && /^find(?![a-z])/.test(operation.operationId);
}

/**
 * Returns the operations in call order: lists first, because later calls need ids from their responses; deletions last.
 */
export function inCallOrder(operations: readonly LocatedOperation[]): LocatedOperation[] {
  const rank = ({ path, method }: LocatedOperation): number =>
    (path.match(/\{/g)?.length ?? 0) + (method === 'delete' ? 100 : 0);
  return operations.toSorted((one, other) => rank(one) - rank(other));
}

interface Values {
  readonly document: OpenApiDocument;
  readonly ids: KnownIds;
}

function candidatesOf(
  { document, ids }: Values,
  { path }: LocatedOperation,
  parameter: ParameterObject,
): string[] {
  const isIdentifier = /(^i|I)d$/.test(parameter.name);
  const known = isIdentifier ? ids.candidates(path, parameter.name) : [];
  // Examples of the contract come last, because a live backend rarely has their ids.
  return [...new Set([...known, ...valuesOf(document, parameter)])];
}

/** Returns path and query with the nth candidate of every parameter; null if there are no more. */
function targetOf(values: Values, located: LocatedOperation, turn: number): string | null {
  let target = located.path;
  const query = new URLSearchParams();
  let isNew = turn === 0;
  for (const parameter of located.parameters) {
    const { name, in: place, required } = parameter;
    if (place !== 'path' && !(place === 'query' && required === true)) continue;
    const candidates = candidatesOf(values, located, parameter);
    const value = candidates[Math.min(turn, candidates.length - 1)] ?? '';
    isNew ||= turn < candidates.length;
    if (place === 'query') query.append(name, value);
    else target = target.replaceAll(`{${name}}`, encodeURIComponent(value));
  }
  if (!isNew) return null;
  return query.size === 0 ? target : `${target}?${query.toString()}`;
}

/** Returns the required headers and cookies of a call. */
function headersOf({ document }: Values, { parameters }: LocatedOperation): Record<string, string> {
  const requiredIn = (place: 'header' | 'cookie') =>
    parameters
      .filter((one) => one.in === place && one.required === true)
      .map((one) => [one.name, valuesOf(document, one)[0] ?? '']);
  const cookies = requiredIn('cookie').map((pair) => pair.join('='));
  return {
    ...Object.fromEntries(requiredIn('header')),
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
  };
}

function formOf(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return new URLSearchParams(fields.map(([name, field]) => [name, String(field)])).toString();
}

export const BOUNDARY = 'contract-example';

/** One part of a form; a part with a file name is a file. */
export interface FormPart {
  readonly name: string;
  readonly content: string;
  readonly filename?: string;
  readonly type?: string;
}

export function formOfParts(parts: readonly FormPart[]): string {
  const written = parts.map(({ name, content, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    const head = `Content-Disposition: form-data; name="${name}"${file}\r\n${kind}`;
    return `--${BOUNDARY}\r\n${head}\r\n${content}\r\n`;
  });
  return `${written.join('')}--${BOUNDARY}--\r\n`;
}

/** Serialises a form with files. Each field of the example becomes a file that contains the field's value. */
function partsOf(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const file = { filename: 'example.pdf', type: 'application/pdf' };
  return formOfParts(
    fields.map(([name, content]) => ({ name, content: String(content), ...file })),
  );
}

/** Returns a serialiser for a media type; null for types that cannot be serialised. */
function writerFor(type: string): { type: string; write: (value: unknown) => string } | null {
  if (/[/+]json\b/.test(type)) return { type, write: (value) => JSON.stringify(value) };
  if (type === 'application/x-www-form-urlencoded') return { type, write: formOf };
  return type === 'multipart/form-data'
    ? { type: `${type}; boundary=${BOUNDARY}`, write: partsOf }
    : null;
}

interface Body {
  readonly type: string | null;
  readonly text: string | null;
  readonly example?: number;
}

/** Returns all example bodies of the contract; null if a required body cannot be serialised. */
function bodiesFor({ document }: Values, { operation }: LocatedOperation): Body[] | null {
  if (operation.requestBody === undefined) return [{ type: null, text: null }];
  const { content } = requestBodyOf(document, operation.requestBody);
  for (const [type, media] of Object.entries(content)) {
    const writer = writerFor(type);
    if (writer === null) continue;
    return bodiesOf(document, media).map((value, example) => ({
      type: writer.type,
      text: writer.write(value),
      example,
    }));
  }
  return null;
}

export type CallPlan = ReturnType<typeof planOf>;

/** Plans the calls of an operation. Ids are looked up only when a call is made. */
export function planOf(values: Values, located: LocatedOperation) {
  return {
    /** The example bodies to try; empty if no media type of the body can be serialised. */
    bodies: bodiesFor(values, located) ?? [],
    /** Returns a call with the nth known ids; null if there are no more. */
    call: ({ type, text, example }: Body, turn: number): PlannedCall | null => {
      const target = targetOf(values, located, turn);
      if (target === null) return null;
      const headers = {
        ...headersOf(values, located),
        Accept: 'application/json, */*;q=0.5',
        'Accept-Language': 'ru',
        ...(type === null ? {} : { 'Content-Type': type }),
      };
      return { located, target, headers, body: text, ...(example !== undefined && { example }) };
    },
  };
}

/** Returns the call of an operation with its first body and ids; null if the body cannot be serialised. */
export function firstCall(values: Values, located: LocatedOperation): PlannedCall | null {
  const plan = planOf(values, located);
  const [body] = plan.bodies;
  return body === undefined ? null : plan.call(body, 0);
}

/** Returns true if an operation needs a token, or accepts one. */
export function takesToken(document: OpenApiDocument, { operation }: LocatedOperation): boolean {
  return securityOf(document, operation).some((scheme) => Object.keys(scheme).length > 0);
}

export function takesRefreshToken(document: OpenApiDocument, { operation }: LocatedOperation) {
  return securityOf(document, operation).some((one) => /refresh/i.test(Object.keys(one).join()));
}

/** Returns true if an operation must refuse a call without a token. */
export function demandsToken(document: OpenApiDocument, located: LocatedOperation): boolean {
  const schemes = securityOf(document, located.operation);
  return schemes.length > 0 && schemes.every((scheme) => Object.keys(scheme).length > 0);
}

export function callable(document: OpenApiDocument): readonly LocatedOperation[] {
  return inCallOrder(operationsOf(document));
}

function schemesOf({ components }: OpenApiDocument) {
  return Object.values(components?.['securitySchemes'] ?? {}).filter(isRecord);
}

/** Returns true if the contract requires Basic authentication (RFC 7617) instead of a token. */
export function takesBasic(document: OpenApiDocument): boolean {
  const schemes = schemesOf(document).filter(({ type }) => type !== 'apiKey');
  const isBasic = ({ scheme }: Readonly<Record<string, unknown>>) =>
    /^basic$/i.test(String(scheme));
  return schemes.length > 0 && schemes.every(isBasic);
}

/**
 * Returns the token as headers: an `apiKey` if the contract has one, otherwise a bearer token or Basic credentials. A
 * name that begins with `?` is a query parameter, see `splitIdentity`.
 */
export function identityOf(
  document: OpenApiDocument,
  token: string | undefined,
): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  const schemes = schemesOf(document);
  const isBasic = takesBasic(document);
  const given = { Authorization: `${isBasic ? 'Basic' : 'Bearer'} ${token}` };
  const named = schemes.filter(({ type }) => type === 'apiKey' && !isBasic);
  const keys = named.map(({ name, in: place }): [string, string] => {
    if (place === 'cookie') return ['Cookie', `${String(name)}=${token}`];
    return [`${place === 'query' ? '?' : ''}${String(name)}`, token];
  });
  const isKeyOnly = keys.length > 0 && keys.length === schemes.length;
  return { ...(isKeyOnly ? {} : given), ...Object.fromEntries(keys) };
}

/** Adds the headers of `identityOf` to those of a call; the cookies of both are sent. */
export function withIdentity(
  headers: Readonly<Record<string, string>>,
  identity: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const cookies = [headers['Cookie'], identity['Cookie']].filter((one) => one !== undefined);
  return {
    ...headers,
    ...identity,
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
  };
}

/** Separates headers from parameters of the query, whose names begin with `?`. */
export function splitIdentity(all: Readonly<Record<string, string>>) {
  const entries = Object.entries(all);
  return {
    headers: entries.filter(([name]) => !name.startsWith('?')),
    query: entries.flatMap(([name, value]): [string, string][] =>
      name.startsWith('?') ? [[name.slice(1), value]] : [],
    ),
  };
}
