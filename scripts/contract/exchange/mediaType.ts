/** A parsed Content-Type header (RFC 9110, 8.3); names in lower case. */
interface MediaType {
  readonly essence: string;
  readonly charset: string | null;
}

export function parseMediaType(header: string): MediaType {
  const [essence = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { essence, charset: charset?.slice('charset='.length).replaceAll('"', '') ?? null };
}

/** The key of a `content` map that covers a media type: the type itself, else a range. */
export function coveringKey(keys: readonly string[], essence: string): string | null {
  const range = `${essence.split('/')[0] ?? ''}/*`;
  for (const wanted of [essence, range, '*/*']) {
    const key = keys.find((one) => parseMediaType(one).essence === wanted);
    if (key !== undefined) return key;
  }
  return null;
}

export function isJson(essence: string): boolean {
  return essence === 'application/json' || essence.endsWith('+json');
}
