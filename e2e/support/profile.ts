import type { Page } from 'playwright/test';
import { expect, type Cabinet } from './cabinet';

/** Begins a session, and opens /profile or one of its tabs. */
export async function openProfile(
  page: Page,
  cabinet: Cabinet,
  username: string,
  tab?: string,
): Promise<void> {
  const address = tab === undefined ? '/profile' : `/profile?tab=${tab}`;
  await cabinet.enter(page, username, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
}
