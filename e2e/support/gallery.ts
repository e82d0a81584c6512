import type { Page } from 'playwright/test';
import { expect } from './cabinet';

/** Settings for `test.use`: tests the build of `test/gallery/` instead of the cabinet. */
export const GALLERY = { build: '.cache/gallery' };

/** Opens the gallery: every component in every state; each group of fields is a form. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Галерея');
}
