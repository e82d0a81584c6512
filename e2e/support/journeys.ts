import type { Locator, Page } from 'playwright/test';
import { countRounds, type WayIn } from './rounds';
import { PASSWORD } from './signIn';
import { users } from './users';

/** A measured journey to a page, with its limits. */
export interface Journey {
  readonly name: string;
  /** True if every run measures it; otherwise only the long run does. */
  readonly main: boolean;
  /** Limit of rounds: successive requests until the content is visible. */
  readonly rounds: number;
  readonly requests: number;
  /** Runs the journey in a signed-out page. */
  go(page: Page, signIn: (page: Page, username: string) => Promise<void>): Promise<WayIn>;
}

/** Pages on which users spend their day. */
const MAIN: readonly string[] = [
  '/offer',
  '/deliveries',
  '/financing',
  '/sender/order-register',
  '/profile?tab=users',
];

/** Returns the element of a page that must be visible at the end of the journey. */
type Content = (page: Page) => Locator;

/**
 * Returns the reload of an address by a signed-in user, an administrator by default. Its rounds: the page; the scripts
 * together with the token refresh; then all calls at once.
 */
function reload(
  address: string,
  content: Content,
  as: string = users.admin,
  rounds = 3,
  // Includes the three fonts, although they do not block the paint.
  requests = 28,
): Journey {
  return {
    name: `reload of ${address}`,
    main: MAIN.includes(address),
    rounds,
    requests,
    async go(page, signIn) {
      await signIn(page, as);
      // Starts from an empty page: a page that is being replaced still shows its content. Every request is intercepted,
      // so the cache is not used.
      await page.goto('about:blank');
      return countRounds(
        page,
        () => page.goto(address, { waitUntil: 'commit' }),
        () => content(page).isVisible(),
      );
    },
  };
}

const text = (wanted: string): Content => {
  return (page) => page.getByText(wanted).first();
};

/** Waits until the cabinet is prefetched, because the prefetch takes less time than a person needs to type. */
async function typingHasFetched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/cabinet-[^/]+\.js$/.test(name)),
  );
}

/** Fills in the form, and measures the requests between the click on «Войти» and the offers. */
async function fromLogin(page: Page): Promise<WayIn> {
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await typingHasFetched(page);
  return countRounds(
    page,
    () => page.getByRole('button', { name: 'Войти' }).click(),
    () => text('12 500 000')(page).isVisible(),
  );
}

/** All measured journeys; a page of a new module needs a line here. */
export const journeys: readonly Journey[] = [
  {
    name: 'from «Войти» to the offers, in a browser without an earlier visit',
    main: true,
    rounds: 3,
    requests: 14,
    go: fromLogin,
  },
  {
    name: 'from «Войти» to the offers',
    main: true,
    rounds: 2,
    requests: 14,
    async go(page, signIn) {
      await signIn(page, users.admin);
      await text('12 500 000')(page).waitFor();
      await page.context().clearCookies();
      return fromLogin(page);
    },
  },
  reload('/offer', text('12 500 000')),
  reload('/profile', (page) => page.getByLabel('Фамилия')),
  // One more round: these calls need the id of the organization, which is not stored.
  reload('/profile?tab=organization', text('780101001'), users.admin, 4),
  reload(
    '/profile?tab=accounts',
    (page) => page.getByRole('button', { name: 'Изменить' }).first(),
    users.admin,
    4,
  ),
  reload('/profile?tab=users', (page) => page.getByRole('row').nth(1)),
  reload('/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11', (page) =>
    page.getByRole('switch').first(),
  ),
  reload('/deliveries', (page) => page.getByRole('row').nth(1)),
  reload('/deliveries?tab=invoices', (page) => page.getByRole('row').nth(1)),
  reload('/deliveries?tab=calendar', text('Итого за')),
  reload('/financing', (page) => page.getByRole('row').nth(1)),
  reload('/offer/request/f2b1df09-4d6f-4b8c-8e0a-2f3e4d5c6b09?step=account', (page) =>
    page.getByLabel('БИК'),
  ),
  reload('/sender/insurance-management', text('Начало страхования'), users.sender),
  reload('/sender/insurance-conditions', text('Начало страхования'), users.sender),
  reload('/help', (page) => page.getByRole('searchbox')),
  reload('/documents', (page) => page.getByRole('row').nth(1), users.seller),
  reload('/sender/order-register', (page) => page.getByRole('row').nth(1), users.sender),
  reload('/sender/invoices-payment', (page) => page.getByRole('row').nth(1), users.sender),
  // One more round: the frame loads another page.
  reload('/settlement', (page) => page.getByTitle(/^Урегулирование/), users.seller, 4),
  reload(
    '/sender/create-claim/2c9f7e10-4d5a-4b68-9e37-6a1b8c0d2f41?step=payout',
    (page) => page.getByRole('radio').first(),
    users.sender,
    4,
    // The pictures of this page open in a dialog, and the dialog loads more chunks.
    27,
  ),
];
