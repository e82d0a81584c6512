/**
 * Directives of a Content-Security-Policy by their names, with their sources in lower case. The first
 * of two of one name counts, as in a browser. Null where there is no policy.
 */
export function readPolicy(
  header: string | undefined,
): ReadonlyMap<string, readonly string[]> | null {
  const policy = new Map<string, readonly string[]>();
  for (const directive of (header ?? '').toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy.size > 0 ? policy : null;
}
