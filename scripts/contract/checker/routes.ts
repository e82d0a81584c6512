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
  readonly segments: readonly string[];
}

const PARAMETER = /^\{(.+)\}$/;

/** Path that the server of the contract puts before every path: `/api`. */
export function serverPrefix(document: OpenApiDocument): string {
  const url = document.servers?.[0]?.url ?? '';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchSegments(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = PARAMETER.exec(part)?.[1];
    if (name === undefined ? part !== segment : segment === '') return null;
    if (name !== undefined) found[name] = decoded(segment);
  }
  return found;
}

/** Concrete paths come before those with parameters (OpenAPI 3.1, 4.8.8.2), left to right. */
function moreConcrete(one: Candidate, other: Candidate): number {
  const mask = ({ segments }: Candidate) =>
    segments.map((part) => (PARAMETER.test(part) ? '1' : '0')).join('');
  return mask(one).localeCompare(mask(other));
}

/**
 * Finds the operation of a call. `pathname` is what went over the wire, server prefix included,
 * without the query.
 */
export function createRouter(
  document: OpenApiDocument,
): (method: string, pathname: string) => Route {
  const prefix = serverPrefix(document);
  const byLength = new Map<number, Candidate[]>();
  for (const located of operationsOf(document)) {
    const segments = located.path.split('/');
    const ofLength = byLength.get(segments.length) ?? [];
    byLength.set(segments.length, [...ofLength, { located, segments }].toSorted(moreConcrete));
  }

  return (method, pathname) => {
    if (!pathname.startsWith(`${prefix}/`)) return { kind: 'path-undocumented' };
    const segments = pathname.slice(prefix.length).split('/');
    const wanted = method.toLowerCase();
    let isPathKnown = false;
    for (const { located, segments: template } of byLength.get(segments.length) ?? []) {
      const pathParams = matchSegments(template, segments);
      if (pathParams === null) continue;
      if (located.method === wanted) return { kind: 'operation', located, pathParams };
      isPathKnown = true;
    }
    return { kind: isPathKnown ? 'method-undocumented' : 'path-undocumented' };
  };
}

/** A path fit for a report: parts that look like an identifier or a token are masked. */
export function maskedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/^v\d+$/.test(part) || /^[a-zA-Z-]{0,32}$/.test(part) ? part : '*'))
    .join('/');
}
