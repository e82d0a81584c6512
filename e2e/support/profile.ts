import type { Page } from 'playwright/test';
import { expect, type Cabinet } from './cabinet';

/** Signs in on the way to /profile, or to one of its tabs. */
export async function openProfile(
  page: Page,
  cabinet: Cabinet,
  username: string,
  tab?: string,
): Promise<void> {
  const address = tab === undefined ? '/profile' : `/profile?tab=${tab}`;
  await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await cabinet.signIn(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
}
