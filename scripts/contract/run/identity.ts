import { isRecord, type OpenApiDocument } from '../model/openApi';

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
 * Headers with a token: as `apiKey` if the contract has one, else as bearer, or as name and
 * password. A name that begins with `?` is a parameter of the query, see `splitIdentity`.
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

/** Separates the headers from the parameters of the query. */
export function splitIdentity(all: Readonly<Record<string, string>>) {
  const entries = Object.entries(all);
  return {
    headers: entries.filter(([name]) => !name.startsWith('?')),
    query: entries.flatMap(([name, value]): [string, string][] =>
      name.startsWith('?') ? [[name.slice(1), value]] : [],
    ),
  };
}
