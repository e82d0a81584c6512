import type { Page } from 'playwright/test';

/** Returns the pixels by which the page is wider than its window; at most 0 without sideways scrolling. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
