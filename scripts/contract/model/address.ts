import { resolve } from 'node:path';
import { type LocatedOperation, memberAt, type OpenApiDocument } from './openApi';

/** Path of our contract's root file. */
export const CONTRACT_ENTRY = resolve('openapi/openapi.yaml');

/** Returns the file or URL of the requested contract; our own by default. */
export function entryOf(spec: string | undefined): string {
  if (spec === undefined) return CONTRACT_ENTRY;
  return /^https?:\/\//.test(spec) ? spec : resolve(spec);
}

/** Thrown for Swagger 2.0, which no verb can read. */
export class Swagger2Contract extends Error {
  readonly entry: string;

  constructor(entry: string) {
    super(`${entry} is Swagger 2.0, and OpenAPI 3.0 or 3.1 is needed`);
    this.entry = entry;
  }
}

/** Parses an http(s) address; null for any other text. */
export function webAddress(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}

/** Decodes a part of an address; returns an invalid part unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the brackets of an IPv6 address, which a server that listens does not accept: `[::1]` becomes `::1`. */
export function hostToListen(text: string): string {
  return text.replace(/^\[(.*)\]$/, '$1');
}

/** Adds the brackets that an IPv6 address needs in a URL. */
export function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

const USER = /([a-z][\w+.-]*:\/\/)?[^\s"'«»<>]*(?<!\*{3})@/gi;
const PARAMETERS = /(\b[a-z][\w+.-]*:\/\/[^\s"'«»<>?#]*[?#])[^\s"'«»<>]+/gi;

/** Replaces user names, passwords and parameters in the addresses of a text, because they may be secret. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(PARAMETERS, '$1***').replaceAll(USER, '$1***@');
}

/** Returns a path without the names of its parameters, because clients do not send these names. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

const ORIGIN = 'http://localhost';

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

function prefixOf(server: unknown): string {
  const url = textOr(memberAt(server, ['url']), '').replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    textOr(memberAt(server, ['variables', name, 'default']), name),
  );
  return URL.canParse(url, ORIGIN) ? new URL(url, ORIGIN).pathname.replace(/\/$/, '') : url;
}

/** Returns the servers' paths without a trailing slash; without servers, the root (OpenAPI 3.1, 4.8.1). */
export function prefixesOf(servers: unknown): readonly string[] {
  const prefixes = Array.isArray(servers) ? servers.map(prefixOf) : [];
  return prefixes.length === 0 ? [''] : [...new Set(prefixes)];
}

/** Returns the prefixes of an operation's path: from its own servers, otherwise from the contract's. */
export function operationPrefixes(
  document: OpenApiDocument,
  { servers }: Pick<LocatedOperation, 'servers'>,
): readonly string[] {
  return prefixesOf(servers ?? document.servers);
}

/** Returns the prefix for a call: the path of the operation's first server. */
export function callPrefix(document: OpenApiDocument, located: LocatedOperation): string {
  return operationPrefixes(document, located)[0] ?? '';
}

/** Returns the prefixes of the contract's servers, such as `/api`, the longest first. */
export function serverPrefixes(document: OpenApiDocument): string[] {
  return prefixesOf(document.servers).toSorted((one, other) => other.length - one.length);
}
