import type { Page, ViewportSize } from 'playwright/test';
import { test as base } from './cabinet';

/** Takes what the test before has left: its page, session, storages and doubles. */
async function empty(page: Page, viewport: ViewportSize | null | undefined): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  // A file of the cabinet's own origin that runs nothing: storages can be emptied from there only.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * A test that gets the page of the test before it, emptied. Many short looks at screens spend most
 * of their time on a new browser's first load and on code that is not warm yet. A test that
 * changes what cannot be taken back (the clock of the page) has to open a page of its own.
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
