import type { Page, ViewportSize } from 'playwright/test';
import { test as base } from './cabinet';

/** Removes page, session, storages and doubles of the previous test. */
async function empty(page: Page, viewport: ViewportSize | null | undefined): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Storage can only be cleared from its own origin, so this opens a file of the cabinet that runs no scripts.
  await page.goto('/favicon.svg');
  // The cookies are cleared only now, because the open page could still set the cookie of a refreshed session.
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
