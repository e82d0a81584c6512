import { type LocatedOperation, type OpenApiDocument, operationsOf } from '../model/openApi';
import { operationPrefixes } from '../model/servers';

/** The operation of a call, or the reason why there is none. */
export type Route =
  | {
      readonly kind: 'operation';
      readonly located: LocatedOperation;
      readonly pathParams: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'method-undocumented'; readonly methods: readonly string[] }
  | { readonly kind: 'path-undocumented' };

interface Candidate {
  readonly located: LocatedOperation;
  readonly prefix: string;
  /** The segments of prefix and path, each as a pattern whose groups are parameters. */
  readonly segments: readonly Segment[];
}

/** Decoded for the comparison: the client's encoding of a path does not matter. */
interface Segment {
  readonly pattern: RegExp | null;
  readonly names: readonly string[];
  readonly text: string;
}

const PARAMETER = /\{([^{}]+)\}/g;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A segment may hold a parameter among other text: `{id}.pdf`, `report-{year}`. */
function segmentOf(written: string): Segment {
  const text = decoded(written);
  const names = [...text.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.length === 0) return { pattern: null, names, text };
  const literal = text
    .split(PARAMETER)
    .map((part, index) =>
      index % 2 === 1 ? '(.+)' : part.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`),
    )
    .join('');
  return { pattern: new RegExp(`^${literal}$`, 's'), names, text };
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
    for (const [position, name] of names.entries()) found[name] = values[position + 1] ?? '';
  }
  return found;
}

/**
 * The longest prefix of a server comes first; then concrete paths before those with parameters
 * (OpenAPI 3.1, 4.8.8.2), left to right.
 */
function moreConcrete(one: Candidate, other: Candidate): number {
  const byPrefix = other.prefix.length - one.prefix.length;
  if (byPrefix !== 0) return byPrefix;
  const mask = ({ segments }: Candidate) =>
    segments.map(({ pattern, text }) =>
      pattern === null ? '0' : /^\{[^{}]+\}$/.test(text) ? '2' : '1',
    );
  return mask(one).join('').localeCompare(mask(other).join(''));
}

/**
 * Finds the operation of a call. `pathname` is as on the wire, with the server's prefix, without
 * the query.
 */
export function createRouter(
  document: OpenApiDocument,
): (method: string, pathname: string) => Route {
  const byLength = new Map<number, Candidate[]>();
  for (const located of operationsOf(document)) {
    for (const prefix of new Set(operationPrefixes(document, located))) {
      const segments = (prefix + located.path).split('/').map(segmentOf);
      const ofLength = byLength.get(segments.length) ?? [];
      ofLength.push({ located, prefix, segments });
      byLength.set(segments.length, ofLength);
    }
  }
  for (const ofLength of byLength.values()) ofLength.sort(moreConcrete);

  return (method, pathname) => {
    const wanted = method.toLowerCase();
    const methods: string[] = [];
    const segments = pathname.split('/').map(decoded);
    for (const { located, segments: template } of byLength.get(segments.length) ?? []) {
      const pathParams = matchSegments(template, segments);
      if (pathParams === null) continue;
      if (located.method === wanted) return { kind: 'operation', located, pathParams };
      methods.push(located.method.toUpperCase());
    }
    return methods.length > 0
      ? { kind: 'method-undocumented', methods }
      : { kind: 'path-undocumented' };
  };
}
