import { describe, expect, it } from 'vitest';
import { handWrittenSources, type Source } from './sources';

interface BannedPattern {
  readonly name: string;
  readonly pattern: RegExp;
  /** Lines that must match, to prove that the pattern can fail. */
  readonly caught: readonly string[];
  /** Similar lines that are allowed. */
  readonly fine?: readonly string[];
  /** Files to which the pattern applies; all by default. */
  readonly where?: RegExp;
}

const banned: readonly BannedPattern[] = [
  {
    name: 'text of the server as markup',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    caught: ['<p dangerouslySetInnerHTML={x} />', 'node.innerHTML = text', 'document.write(text)'],
    where: /^src\//,
  },
  {
    name: 'text as code',
    pattern: /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]/,
    caught: ['eval(text)', 'new Function(text)', "setTimeout('go()', 1)"],
    fine: ['retrieval(text)', 'page.evaluate(() => 1)', 'setTimeout(go, 1)'],
  },
  {
    // The linter finds other spellings of it, and no comment may disable the linter.
    name: 'any',
    pattern: /\bas any\b/,
    caught: ['x as any', 'void (x as any).y'],
    fine: ['// as many as'],
  },
  {
    name: 'a silenced checker',
    pattern: /@ts-(?:ignore|nocheck)|(?:ox|es)lint-disable|prettier-ignore|(?:c8|v8) ignore/,
    caught: [
      '// @ts-ignore',
      '/* eslint-disable */',
      '// oxlint-disable-next-line',
      '// prettier-ignore',
    ],
  },
  {
    // The linter recognises a hook only by its name, so it does not check the calls of a renamed one.
    name: 'a hook under another name',
    pattern:
      /\buse[A-Z]\w*(?:: | as )(?!use[A-Z]|(?:true|false)\b)[a-z]\w*(?=[,}\s]|$)|\b(?!use[A-Z])\w+(?::| =) (?:\w+\.)*use[A-Z]\w*(?=[,;}\s]|$)/,
    caught: [
      'const { arg, useFind: find } = registry;',
      "import { useThing as thing } from './useThing';",
      'find: ordersApi.useFindOrdersQuery,',
      'const find = useFind;',
    ],
    fine: [
      'const { useQuery: useFind } = find;',
      'find: { useQuery: useFoundUsers },',
      'const found = useFind(request);',
      'useWasm: false,',
    ],
    where: /^src\//,
  },
  {
    name: 'an enum',
    pattern: /^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s+\w/m,
    caught: ['export enum Status {', 'const enum Status {'],
    fine: ['  enum: [NEW, ACTIVE]', 'const enumeration = 1;'],
  },
  {
    name: 'a test that runs alone or not at all',
    pattern:
      /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b|\b[fx](?:it|describe)\(/,
    caught: [
      "it.only('x')",
      "describe.skip('x')",
      "test.describe.only('x')",
      "it.todo('x')",
      'fit(1)',
    ],
    fine: ['edit.skip', 'profit(1)', "it.each(table)('x')"],
  },
  {
    name: 'a fixed wait',
    pattern: /waitForTimeout|networkidle|\bsleep\(/,
    caught: ['await page.waitForTimeout(100)', 'await sleep(100)', "'networkidle'"],
    where: /\.test\.tsx?$|^e2e\//,
  },
  {
    name: 'a path of one machine',
    pattern: /["'`(\s]\/(?:root|home\/\w+|Users\/\w+)\//,
    caught: ["'/home/anna/cabinet/'", '`/root/.cache`'],
    fine: ["'/profile/users/1'", "'/work'"],
  },
  {
    name: 'a message for every window',
    pattern: /postMessage\([^;]*['"]\*['"]/,
    caught: ["frame.postMessage({ a: 1 }, '*')"],
    fine: ['channel.postMessage(message)'],
    where: /^src\//,
  },
  {
    // Dates are displayed and counted in Moscow time. In src, only moscow.ts, dates.ts and calendar/moments.ts of
    // src/lib may contain these calls.
    name: 'a moment in the zone of the browser',
    pattern:
      /\.[gs]et(?:Date|Day|Month|FullYear|Hours|Minutes|Seconds|TimezoneOffset)\(|\.to(?:Locale)?(?:Date|Time)String\((?!.*\btimeZone\b)|Date\([^()]*\)\.toLocaleString|\bIntl\.DateTimeFormat\(|\bDate\((?!Date)[^()]*,|Date(?:\.parse)?\([^)]*T\d\d:\d\d(?::\d\d)?['"`]|\bDateTime\.(?:local|now)\(|\bDateTime\.from(?:ISO|JSDate|Millis|Seconds)\((?!.*\bzone\b)/,
    caught: [
      'at.getHours()',
      'date.setMonth(1)',
      'at.getTimezoneOffset()',
      "at.toLocaleDateString('ru-RU')",
      "new Date(at).toLocaleString('ru-RU')",
      "new Intl.DateTimeFormat('ru-RU', { hour: '2-digit' })",
      'new Date(2026, 10, 22)',
      'new Date(`${day}T00:00:00`)',
      "Date.parse('2026-11-22T14:05')",
      'DateTime.local()',
      'DateTime.fromISO(day)',
      'DateTime.fromJSDate(at)',
    ],
    fine: [
      'at.getUTCHours()',
      'at.getTime()',
      "count.toLocaleString('ru-RU')",
      "at.toLocaleTimeString('ru-RU', { timeZone: 'Europe/Moscow' })",
      'new Date(Date.UTC(year, month, 1))',
      "new Date('2026-11-22T14:05:00+03:00')",
      "DateTime.fromISO(day, { zone: 'utc' })",
      'DateTime.fromJSDate(at, { zone: MOSCOW })',
      'formatDate(value, options)',
    ],
    where: /^src\/(?!lib\/(?:moscow|dates|calendar\/moments)\.)|^test\/backend\//,
  },
  {
    // README.md lists the oldest browsers. src/lib/copies.ts, canParseUrl.ts and timeLimit.ts replace the functions
    // that these lack.
    name: 'a method or a pattern that supported browsers do not have',
    pattern:
      /\.to(?:Sorted|Reversed|Spliced)\(|\.with\(\w+, |\bURL\.(?:canParse|parse)\(|AbortSignal\.(?:any|timeout)\(|\.groupBy\(|\bPromise\.(?:try|withResolvers)\(|\bArray\.fromAsync\(|\.(?:union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray)\(|\.(?:isWellFormed|toWellFormed)\(|\(\?<[=!]/,
    caught: [
      'list.toSorted()',
      "text.split('-').toReversed()",
      'list.with(0, item)',
      'URL.canParse(text)',
      'AbortSignal.any([one, other])',
      'Object.groupBy(rows, kindOf)',
      'Promise.withResolvers()',
      'one.union(other)',
      'map.values().map(String)',
      'text.replace(/(?<=a)b/, text)',
    ],
    fine: ['sorted(list)', 'new URL(text)', '[...map.values()].map(String)', '/(?<year>\\d{4})/'],
    where: /^src\/(?!.*(?:\.test\.|\/testing\/))/,
  },
  {
    name: 'a storage of the browser beside src/session/browserTexts.ts',
    pattern: /\b(?:localStorage|sessionStorage|indexedDB)\b(?!`)/,
    caught: ['() => window.localStorage', 'sessionStorage.clear()', 'indexedDB.open(name)'],
    fine: ['even to name `localStorage` can throw'],
    where: /^src\/(?!.*(?:\.test\.|\/testing\/)|session\/browserTexts)/,
  },
  {
    name: 'debugging left behind',
    pattern: /\bconsole\.(?:log|debug|table|dir)\(|^\s*debugger\b/m,
    caught: ['console.log(1)', '  debugger;'],
    fine: ['console.warn(1)'],
  },
];

/** This file contains every forbidden pattern as an example. */
const sources = handWrittenSources(['src', 'test', 'e2e', 'scripts']).filter(
  ({ path }) => path !== 'test/house/safety.test.ts',
);

function linesWith({ pattern, where }: BannedPattern, { path, text }: Source): string[] {
  if (where && !where.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}

describe('the source files', () => {
  it('exist and are readable', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it.each(banned.map((ban) => [ban.name, ban] as const))('do not contain %s', (_name, ban) => {
    expect(sources.flatMap((source) => linesWith(ban, source))).toEqual([]);
  });

  it.each(banned.map((ban) => [ban.name, ban] as const))('are refused with %s', (_name, ban) => {
    for (const line of ban.caught) expect(line).toMatch(ban.pattern);
    for (const line of ban.fine ?? []) expect(line).not.toMatch(ban.pattern);
  });

  it('have at most 300 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('are named by their purpose, and only a product module has an index', () => {
    const kind = /(^|\/)(utils?|helpers?|types|constants|common|misc)\.tsx?$/;
    const barrel = /(^|\/)index\.tsx?$/;
    const wrong = sources.filter(
      ({ path }) =>
        kind.test(path) || (barrel.test(path) && !/^src\/modules\/\w+\/index\.tsx?$/.test(path)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
