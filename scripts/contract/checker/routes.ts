import { operationsOf, type LocatedOperation, type OpenApiDocument } from '../openApi';

/** Where a call leads. */
export type Route =
  | {
      readonly kind: 'operation';
      readonly located: LocatedOperation;
      readonly pathParams: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'method-undocumented' }
  | { readonly kind: 'path-undocumented' };

interface Candidate {
  readonly located: LocatedOperation;
  /** The segments of the path, each as a pattern whose groups are parameters. */
  readonly segments: readonly Segment[];
}

interface Segment {
  readonly pattern: RegExp | null;
  readonly names: readonly string[];
  readonly text: string;
}

const PARAMETER = /\{([^{}]+)\}/g;

/** A segment may hold a parameter among other text: `{id}.pdf`, `report-{year}`. */
function segmentOf(text: string): Segment {
  const names = [...text.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.length === 0) return { pattern: null, names, text };
  const literal = text
    .split(PARAMETER)
    .map((part, index) =>
      index % 2 === 1 ? '(.+)' : part.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`),
    )
    .join('');
  return { pattern: new RegExp(`^${literal}$`), names, text };
}

function filledIn({
  url,
  variables = {},
}: NonNullable<OpenApiDocument['servers']>[number]): string {
  return url.replaceAll(PARAMETER, (_, name: string) => variables[name]?.default ?? name);
}

/**
 * Paths that the servers of the contract put before every path, such as `/api`; the longest first,
 * without a slash at the end.
 */
export function serverPrefixes(document: OpenApiDocument): string[] {
  const servers = document.servers ?? [];
  const urls = servers.length === 0 ? [''] : servers.map(filledIn);
  const prefixes = urls.map((url) => new URL(url, 'http://localhost').pathname.replace(/\/$/, ''));
  return [...new Set(prefixes)].toSorted((one, other) => other.length - one.length);
}

/** The prefix of the server that is meant when no other is named: the first of the contract. */
export function serverPrefix(document: OpenApiDocument): string {
  const [server] = document.servers ?? [];
  return serverPrefixes({ ...document, servers: server === undefined ? [] : [server] })[0] ?? '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchSegments(
  template: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [index, { pattern, names, text }] of template.entries()) {
    const segment = segments[index] ?? '';
    if (pattern === null) {
      if (text !== segment) return null;
      continue;
    }
    const values = pattern.exec(segment);
    if (values === null) return null;
    for (const [position, name] of names.entries())
      found[name] = decoded(values[position + 1] ?? '');
  }
  return found;
}

/** Concrete paths come before those with parameters (OpenAPI 3.1, 4.8.8.2), left to right. */
function moreConcrete(one: Candidate, other: Candidate): number {
  const mask = ({ segments }: Candidate) =>
    segments.map(({ pattern, text }) =>
      pattern === null ? '0' : /^\{[^{}]+\}$/.test(text) ? '2' : '1',
    );
  return mask(one).join('').localeCompare(mask(other).join(''));
}

/**
 * Finds the operation of a call. `pathname` is what went over the wire, server prefix included,
 * without the query.
 */
export function createRouter(
  document: OpenApiDocument,
): (method: string, pathname: string) => Route {
  const prefixes = serverPrefixes(document);
  const byLength = new Map<number, Candidate[]>();
  for (const located of operationsOf(document)) {
    const segments = located.path.split('/').map(segmentOf);
    const ofLength = byLength.get(segments.length) ?? [];
    byLength.set(segments.length, [...ofLength, { located, segments }].toSorted(moreConcrete));
  }

  return (method, pathname) => {
    const wanted = method.toLowerCase();
    let isPathKnown = false;
    for (const prefix of prefixes) {
      if (!pathname.startsWith(`${prefix}/`)) continue;
      const segments = pathname.slice(prefix.length).split('/');
      for (const { located, segments: template } of byLength.get(segments.length) ?? []) {
        const pathParams = matchSegments(template, segments);
        if (pathParams === null) continue;
        if (located.method === wanted) return { kind: 'operation', located, pathParams };
        isPathKnown = true;
      }
    }
    return { kind: isPathKnown ? 'method-undocumented' : 'path-undocumented' };
  };
}
