export interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly titles: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses `npm audit --json`. Returns undefined if the registry did not respond, because a failed check must not
 * look clean.
 */
export function parseAudit(text: string): readonly Advisory[] | undefined {
  const found = fieldsIn(text)?.['vulnerabilities'];
  if (!isFields(found)) return undefined;
  return Object.entries(found).map(([name, value]) => {
    const { severity, via } = isFields(value) ? value : {};
    const titles = (Array.isArray(via) ? via : []).map((cause: unknown) =>
      isFields(cause) ? String(cause['title']) : `by ${String(cause)}`,
    );
    return { name, severity: typeof severity === 'string' ? severity : 'unknown', titles };
  });
}

export interface Outdated {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
}

/** Parses `npm outdated --json`. Returns only newer major versions, or undefined if the registry did not respond. */
export function parseOutdated(text: string): readonly Outdated[] | undefined {
  const all = fieldsIn(text);
  if (all === undefined || 'error' in all) return undefined;
  return Object.entries(all).flatMap(([name, value]) => {
    const { current, latest } = isFields(value) ? value : {};
    if (typeof current !== 'string' || typeof latest !== 'string') return [];
    const major = (version: string) => Number.parseInt(version, 10);
    return major(latest) > major(current) ? [{ name, current, latest }] : [];
  });
}

/** Returns the libraries explained in SECURITY.md: the first column of the table under «Libraries». */
export function namedLibraries(securityText: string): readonly string[] {
  const [, libraries = ''] = securityText.split('\n## Libraries\n');
  return libraries
    .split('\n')
    .flatMap((line) => /^\| (`[^|]+)\|/.exec(line)?.[1] ?? [])
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}
