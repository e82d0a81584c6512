import type { Page } from 'playwright/test';

/** The cabinet's scripts; the small one stands in the page itself. */
export const SCRIPTS = /\/assets\/[^/]*\.js$/;

/** Holds back what is asked for at `url`; the answer lets it go. */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page was left meanwhile
  });
  return release;
}
