import { testAccessibility, type Screen } from '../support/accessibility';
import { expect, test } from '../support/cabinet';
import { GALLERY, openGallery } from '../support/gallery';

test.use(GALLERY);

/**
 * Returns a screen with a few gallery sections. Checking all sections in one test would exceed its time limit on a
 * busy machine.
 */
const sections = (...within: readonly string[]): Screen => ({
  within,
  core: true,
  visit: async (page) => {
    await openGallery(page);
    for (const section of within) await expect(page.locator(section)).toBeVisible();
  },
});

/** Sections of the gallery, by name of their test. Each section belongs to exactly one test. */
const PARTS = {
  'the gallery of buttons and fields': sections(
    '.page-header',
    '.gallery-page > .segments',
    '.gallery__contents',
    '#foundations',
    '#icons',
    '#buttons',
    '#fields',
    '#requisites',
    '#secrets',
    '#choices',
  ),
  'the gallery of messages and files': sections(
    '#messages',
    '#cards',
    '#figures',
    '#uploads',
    '#documents',
    '#pictures',
    '#states',
    '#skeletons',
  ),
  'the gallery of overlays and registries': sections('#overlays', '#registries'),
};

testAccessibility(PARTS);

test('every section of the gallery is checked once', async ({ page }) => {
  await openGallery(page);
  const all = await page.locator('section').evaluateAll((found) => found.map(({ id }) => `#${id}`));
  const parts = Object.values(PARTS).flatMap(({ within = [] }) => within);
  expect(parts.filter((part) => part.startsWith('#')).toSorted()).toEqual(all.toSorted());
});
