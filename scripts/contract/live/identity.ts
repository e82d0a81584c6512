import { isRecord, type OpenApiDocument } from '../openApi';

/**
 * Headers that carry a token: under the name that the contract asks for (`apiKey` in a header),
 * else as a bearer.
 */
export function identityOf(
  document: OpenApiDocument,
  token: string | undefined,
): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  const schemes = Object.values(document.components?.['securitySchemes'] ?? {}).filter(isRecord);
  const named = schemes.filter(({ type, in: place }) => type === 'apiKey' && place === 'header');
  const keys = named.map(({ name }) => [String(name), token]);
  return keys.length > 0 && keys.length === schemes.length
    ? Object.fromEntries(keys)
    : { Authorization: `Bearer ${token}`, ...Object.fromEntries(keys) };
}
