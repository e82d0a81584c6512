import type { Page, ViewportSize } from 'playwright/test';
import { test as base } from './cabinet';

/** Removes page, session, storages and doubles of the previous test. */
async function empty(page: Page, viewport: ViewportSize | null | undefined): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A file of the origin of the cabinet without scripts: storages can only be emptied from its origin.
  await page.goto('/favicon.svg');
  // After the page was left: it could still write the cookie of a renewed session.
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * A test that gets the emptied page of the previous test: for many short tests the first load in a new browser
 * with cold code takes most of the time. A test that changes something for good (the clock of the page) must
 * open a new page.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, server }, provide, { project }) => {
      const { locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({
        baseURL: server.baseURL,
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(viewport === undefined ? {} : { viewport }),
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ sharedPage, viewport }, provide) => {
    await empty(sharedPage, viewport);
    await provide(sharedPage.context());
  },

  page: async ({ sharedPage }, provide) => {
    await provide(sharedPage);
  },
});
