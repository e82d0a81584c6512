import type { Page } from 'playwright/test';

/** By how many pixels the page is wider than its window; at most 0 where nothing scrolls sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
