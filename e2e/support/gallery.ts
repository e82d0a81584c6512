import type { Page } from 'playwright/test';
import { expect } from './cabinet';

/** For `test.use`: the build of `test/gallery/` in place of the cabinet's. */
export const GALLERY = { build: '.cache/gallery' };

/** Every component in every state; a group of fields is a form of its own. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Галерея');
}
