import type { Locator, Page } from 'playwright/test';
import { countRounds, type WayIn } from './rounds';
import { PASSWORD } from './signIn';
import { users } from './users';

/** One way into the cabinet and what it may cost. */
export interface Journey {
  readonly name: string;
  /** Gone in every run; the others only in the long one. */
  readonly main: boolean;
  /** Requests that may stand one after another. */
  readonly rounds: number;
  readonly requests: number;
  /** Goes the way in a signed-out page of the cabinet. */
  go(page: Page, signIn: (page: Page, username: string) => Promise<void>): Promise<WayIn>;
}

/** Pages on which customers spend their day. */
const MAIN: readonly string[] = [
  '/offer',
  '/deliveries',
  '/financing',
  '/sender/order-register',
  '/profile?tab=users',
];

/** Part of a page that has to be there. */
type Content = (page: Page) => Locator;

/**
 * A reload of one address by a user who is signed in, an administrator by default. The page, its scripts
 * beside the renewal, and then everything at once.
 */
function reload(
  address: string,
  content: Content,
  as: string = users.admin,
  rounds = 3,
  // Three of them are the typeface, which no paint waits for.
  requests = 28,
): Journey {
  return {
    name: `reload of ${address}`,
    main: MAIN.includes(address),
    rounds,
    requests,
    async go(page, signIn) {
      await signIn(page, as);
      // From an empty page: one that is being replaced answers late, and shows its content still. No
      // file comes from the browser's cache, because every request is held back.
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

/** Typing fetches the cabinet, and it takes a person longer than the network. */
async function typingHasFetched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/cabinet-[^/]+\.js$/.test(name)),
  );
}

/** Fills in the form, and goes from «Войти» to the offers. */
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

/** The ways that are measured; a page that a module brings along gets a line here. */
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
  // These calls name the organization, which is not remembered.
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
  // The frame has a page of its own.
  reload('/settlement', (page) => page.getByTitle(/^Урегулирование/), users.seller, 4),
  reload(
    '/sender/create-claim/2c9f7e10-4d5a-4b68-9e37-6a1b8c0d2f41?step=payout',
    (page) => page.getByRole('radio').first(),
    users.sender,
    4,
    // Its pictures open in a dialog, whose parts come along.
    27,
  ),
];
