import type { Page } from 'playwright/test';
import { countRounds, type WayIn } from './rounds';
import { PASSWORD } from './signIn';
import { users } from './users';

/** One way into the cabinet and what it may cost. */
export interface Journey {
  readonly name: string;
  /** Requests that may stand one after another. */
  readonly rounds: number;
  readonly requests: number;
  /** Goes the way in a signed-out page of the cabinet. */
  go(page: Page, signIn: (page: Page, username: string) => Promise<void>): Promise<WayIn>;
}

/** A reload of one address by an administrator who is signed in. */
function reload(address: string, isThere: (page: Page) => Promise<boolean>): Journey {
  return {
    name: `reload of ${address}`,
    rounds: 5,
    requests: 26,
    async go(page, signIn) {
      await signIn(page, users.admin);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      return countRounds(
        page,
        () => page.reload({ waitUntil: 'commit' }),
        () => isThere(page),
      );
    },
  };
}

const shows = (text: string) => (page: Page) => page.getByText(text).first().isVisible();

/** The ways that are measured; a page that a module brings along gets a line here. */
export const journeys: readonly Journey[] = [
  {
    name: 'from «Войти» to the offers',
    rounds: 3,
    requests: 14,
    async go(page) {
      await page.goto('/login');
      await page.getByLabel('Логин').fill(users.admin);
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      // What typing has fetched is there: it takes a person longer than the network.
      await page.waitForLoadState('networkidle');
      return countRounds(
        page,
        () => page.getByRole('button', { name: 'Войти' }).click(),
        () => shows('12 500 000')(page),
      );
    },
  },
  reload('/offer', shows('12 500 000')),
  reload('/profile', (page) => page.getByLabel('Фамилия').isVisible()),
  reload('/profile?tab=organization', shows('780101001')),
  reload('/profile?tab=accounts', (page) =>
    page.getByRole('button', { name: 'Изменить' }).first().isVisible(),
  ),
  reload('/profile?tab=users', (page) => page.getByRole('row').nth(1).isVisible()),
  reload('/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11', (page) =>
    page.getByRole('switch').first().isVisible(),
  ),
  reload('/help', (page) => page.getByRole('searchbox').isVisible()),
];
