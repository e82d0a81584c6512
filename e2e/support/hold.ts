import type { Page } from 'playwright/test';

/** Script files of the cabinet. */
export const SCRIPTS = /\/assets\/[^/]*\.js$/;

/** Holds back requests to `url`; the returned function releases them. */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page was left, so there is no request to continue
  });
  return release;
}
