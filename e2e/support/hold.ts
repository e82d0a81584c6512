import type { Page } from 'playwright/test';

/** Scripts of the cabinet; the small one is in the page itself. */
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
