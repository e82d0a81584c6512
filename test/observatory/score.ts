/** Response of a site that is scored. */
export interface JudgedAnswer {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly setCookies?: readonly string[];
  readonly html: string;
  /** True if http redirects to https of the same host, or http is not served. */
  readonly redirectsToHttps: boolean;
}

export interface JudgedRule {
  readonly rule: string;
  readonly points: number;
}

/**
 * Returns the sources of each directive of a Content-Security-Policy, in lower case; null without a policy. The first
 * of duplicate directives counts, as in browsers.
 */
function readPolicy(header: string | undefined): ReadonlyMap<string, readonly string[]> | null {
  const policy = new Map<string, readonly string[]>();
  for (const directive of (header ?? '').toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy.size > 0 ? policy : null;
}

/** Minimum score at which bonus points count. */
const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS_SECONDS = 15_768_000;

/** Scores a site like Mozilla's HTTP Observatory: 100 points, plus or minus the points of each rule. */
export function observatoryScore(answer: JudgedAnswer): { score: number; rules: JudgedRule[] } {
  const { headers } = answer;
  const policy = readPolicy(headers['content-security-policy']);
  const rules = [
    { rule: 'content-security-policy', points: policyPoints(policy) },
    { rule: 'cookies', points: cookiePoints(answer) },
    { rule: 'cross-origin-resource-sharing', points: sharingPoints(headers) },
    { rule: 'redirection', points: answer.redirectsToHttps ? 0 : -20 },
    { rule: 'referrer-policy', points: referrerPoints(headers['referrer-policy']) },
    { rule: 'strict-transport-security', points: transportPoints(headers) },
    { rule: 'subresource-integrity', points: scriptPoints(answer.html) },
    {
      rule: 'x-content-type-options',
      points: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    },
    { rule: 'x-frame-options', points: framePoints(headers, policy) },
    { rule: 'cross-origin-resource-policy', points: resourcePoints(headers) },
  ];
  const sum = (from: readonly JudgedRule[]) => from.reduce((all, { points }) => all + points, 100);
  const strict = sum(rules.filter(({ points }) => points < 0));
  return { score: Math.max(0, strict >= EXTRA_CREDIT_FROM ? sum(rules) : strict), rules };
}

type Policy = ReturnType<typeof readPolicy>;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** Returns the sources of a directive; a nonce or a hash disables 'unsafe-inline'. */
function sourcesOf(
  policy: ReadonlyMap<string, readonly string[]>,
  name: string,
): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isKnown = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  return isKnown ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function policyPoints(policy: Policy): number {
  if (policy === null) return -25;
  const scripts = sourcesOf(policy, 'script-src');
  const styles = sourcesOf(policy, 'style-src');
  const has = (sources: readonly string[], unwanted: readonly string[]) =>
    sources.some((source) => unwanted.includes(source));
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (has(scripts, [...BROAD, ...INLINE]) || has(sourcesOf(policy, 'object-src'), BROAD))
    return -20;
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, all]) => all);
  if (active.some(isInsecure)) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (PASSIVE.flatMap((name) => policy.get(name) ?? []).some(isInsecure)) return -10;
  if (has(styles, [...BROAD, ...INLINE])) return 0;
  const fallback = policy.get('default-src');
  return fallback?.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function cookiePoints({ setCookies = [] }: JudgedAnswer): number {
  if (setCookies.length === 0) return 0;
  const all = (attribute: RegExp) => setCookies.every((cookie) => attribute.test(cookie));
  if (!all(/;\s*secure\b/i)) return -40;
  if (!all(/;\s*httponly\b/i)) return -30;
  return all(/;\s*samesite=(?:lax|strict)\b/i) ? 5 : 0;
}

function sharingPoints(headers: JudgedAnswer['headers']): number {
  const credentials = headers['access-control-allow-credentials']?.toLowerCase() === 'true';
  return headers['access-control-allow-origin'] !== undefined && credentials ? -50 : 0;
}

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header.toLowerCase().split(',').at(-1)?.trim() ?? '';
  return PRIVATE_REFERRERS.includes(last) ? 5 : -5;
}

function transportPoints(headers: JudgedAnswer['headers']): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_SECONDS ? 0 : -10;
}

/** Returns the points for scripts: those of other origins need https and an integrity hash. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]+)"[^>]*>/gi)];
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return -50;
  return foreign.some(([tag]) => !/\bintegrity="/.test(tag)) ? -5 : 0;
}

function framePoints(headers: JudgedAnswer['headers'], policy: Policy): number {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^\s*(?:deny|sameorigin)\s*$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function resourcePoints(headers: JudgedAnswer['headers']): number {
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}
