import { paths, type CabinetPath } from '../../../src/domain/paths';
import { PASSWORD } from '../signIn';

/** Plausible texts for fields, by label. */
const FITTING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/парол/i, [PASSWORD, 'Drugoy-Parol-2026']],
  [/телефон/i, ['+7 916 123-45-67', '89161234567']],
  [/почт|e-?mail|логин/i, ['robot@example.ru', 'sokolova@severveter.ru']],
  [/\bИНН\b|ИНН/, ['7714567895', '781623456717']],
  [/КПП/, ['780101001']],
  [/ОГРН/, ['1027801234560']],
  [/БИК/, ['044525225']],
  [/счёт|счет/i, ['40702810900000012345']],
  [/код/i, ['1234', '0000']],
  [/дат|день|дд\.мм|период|срок/i, ['01.12.2026', '31.02.2026']],
  [/сумм|лимит|цен|стоимост|₽|дол[яи]|процент/i, ['12345,67', '0,01', '999999999999']],
  [/поиск|найти/i, ['вет', 'jplfcf', 'ПП-104512']],
];

const AWKWARD = [
  '<img src=x onerror=alert(1)>',
  '\u202Eтекст',
  '👩‍👩‍👧 ООО «Ёж»',
  '__proto__',
  "'; DROP TABLE user; --",
  '  ',
  '-1',
  'Ж'.repeat(3000),
  '%00%F0',
];

const PLAIN = ['Проверка связи', 'Иванов', '7'];

/** Returns texts for a field with this label: plausible or awkward ones. */
export function textsFor(label: string, isAwkward: boolean): readonly string[] {
  if (isAwkward) return AWKWARD;
  return FITTING.find(([pattern]) => pattern.test(label))?.[1] ?? PLAIN;
}

/** Keys and chords that pages, dialogs and lists handle. */
export const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageDown',
  '/',
  '?',
  'Control+a',
  'Control+Enter',
] as const;

/** Unknown and invalid ids. */
const IDS = ['6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11', '00000000-0000-4000-8000-000000000000'];

const QUERIES: Partial<Record<CabinetPath, readonly string[]>> = {
  [paths.profile]: [
    'tab=users',
    'tab=organization',
    'tab=accounts',
    'tab=security',
    'tab=integrations',
  ],
  [paths.deliveries]: ['tab=invoices', 'tab=calendar', 'tab=nothing'],
  [paths.financing]: ['tab=rules', 'tab=agreements', 'view=all'],
  [paths.orderRegister]: ['tab=claims', 'page=-1&size=1000000'],
  [paths.unavailable]: ['redirect=https://evil.example/', 'redirect=/offer'],
  [paths.login]: ['redirect=//evil.example/offer', 'redirect=/deliveries?tab=calendar'],
  [paths.register]: ['itn=7714567895&mobilePhone=%2B79161234567'],
  [paths.confirm]: ['token=%3Cscript%3E'],
};

/** Every address of the cabinet, with and without a query, and some unknown ones. */
export const ADDRESSES: readonly string[] = [
  ...Object.values(paths).flatMap((path) => {
    const concrete = path.includes(':id') ? IDS.map((id) => path.replace(':id', id)) : [path];
    return [...concrete, ...(QUERIES[path] ?? []).map((query) => `${path}?${query}`)];
  }),
  '/nowhere',
  '/profile/',
];

/** First addresses of a user after the sign-in; a user without the right is redirected. */
export const BEGINNINGS = [
  paths.offers,
  paths.profile,
  paths.help,
  paths.deliveries,
  paths.financing,
  paths.documents,
  paths.orderRegister,
  paths.insuranceManagement,
  `${paths.profile}?tab=accounts`,
  `${paths.profile}?tab=users`,
] as const;

/** First addresses of an anonymous visitor. */
export const PUBLIC_BEGINNINGS = [
  paths.login,
  paths.register,
  paths.sellerRegister,
  paths.recovery,
  paths.confirm,
  paths.policy,
] as const;

export const FILES = [
  { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
  { name: '..\\\u202Efdp.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  { name: `${'щ'.repeat(240)}.png`, mimeType: 'image/png', buffer: Buffer.alloc(0) },
] as const;
