import { type OpenApiDocument, operationsOf, schemaOf } from '../model/openApi';

/** Values of a path parameter, common to all operations there; null for any text. */
function valuesOf(document: OpenApiDocument, path: string, name: string): Set<unknown> | null {
  const values = new Set<unknown>();
  for (const located of operationsOf(document)) {
    if (located.path !== path) continue;
    const parameter = located.parameters.find((one) => one.in === 'path' && one.name === name);
    const allowed = schemaOf(document, parameter?.schema ?? {}).enum;
    if (allowed === undefined) return null;
    for (const value of allowed) values.add(value);
  }
  return values;
}

function nameOf(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1];
}

/** Returns true if the same text can match both segments. */
function canMeet(
  document: OpenApiDocument,
  [one, path]: readonly [string, string],
  [other, otherPath]: readonly [string, string],
): boolean {
  const name = nameOf(one);
  const otherName = nameOf(other);
  if (name === undefined && otherName === undefined) return one === other;
  const values = name === undefined ? new Set([one]) : valuesOf(document, path, name);
  const others =
    otherName === undefined ? new Set([other]) : valuesOf(document, otherPath, otherName);
  return values === null || others === null || [...values].some((value) => others.has(value));
}

/**
 * Returns true if one address can match both paths. Unlike a linter, which compares templates only,
 * this knows the values of enumerated parameters: `/v1/{product}/product-agreement` with the
 * products `sender` and `seller` is never `/v1/user/{id}`.
 */
export function areAmbiguous(document: OpenApiDocument, path: string, otherPath: string): boolean {
  const segments = path.split('/');
  const others = otherPath.split('/');
  return (
    segments.length === others.length &&
    segments.every((one, index) => canMeet(document, [one, path], [others[index] ?? '', otherPath]))
  );
}

/**
 * Returns true if both templates can match one address and neither is more concrete: a linter calls
 * such paths ambiguous.
 */
export function looksAmbiguous(path: string, otherPath: string): boolean {
  const segments = path.split('/').map((segment, index) => [segment, otherPath.split('/')[index]]);
  const isFree = (segment: string | undefined) => nameOf(segment ?? '') !== undefined;
  return (
    path.split('/').length === otherPath.split('/').length &&
    segments.every(([one, other]) => one === other || isFree(one) || isFree(other)) &&
    segments.some(([one, other]) => isFree(one) && !isFree(other)) &&
    segments.some(([one, other]) => isFree(other) && !isFree(one))
  );
}
