import { isRecord } from '../openApi';

/** What one call names and another one needs: identifiers and tokens. */
export const LINK = /.(Id|Token)$/;

/**
 * A body of the contract with what a backend really named in place of the identifiers and tokens of
 * the example.
 *
 * @param known what earlier answers held under a name; undefined where there was nothing
 */
export function linkedBody(body: unknown, known: (name: string) => string | undefined): unknown {
  if (Array.isArray(body)) return body.map((one) => linkedBody(one, known));
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const found = LINK.test(name) && typeof value === 'string' ? known(name) : undefined;
      return [name, found ?? linkedBody(value, known)];
    }),
  );
}

/** A body with other values (JSON merge patch, RFC 7396, without its deletions). */
export function patchedBody(body: unknown, patch: unknown): unknown {
  if (!isRecord(patch) || Array.isArray(patch)) return patch;
  const own = isRecord(body) && !Array.isArray(body) ? body : {};
  const changed = Object.entries(patch).map(([name, value]) => [
    name,
    patchedBody(own[name], value),
  ]);
  return { ...own, ...Object.fromEntries(changed) };
}
