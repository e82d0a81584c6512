import type { Page } from 'playwright/test';

/** Returns the pixels by which the page is wider than its window; at most 0 if it does not scroll sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
