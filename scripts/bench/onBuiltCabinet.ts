import { chromium, type Browser } from 'playwright';
import { startCabinet } from '../../e2e/support/server';
import { findChromium } from '../browser/findChromium';
import { thisMachine } from '../browser/machine';

/**
 * Runs `measure` with a new browser and a server for the build in `folder`, and closes both even after a failure.
 * Throws if there is no Chromium.
 */
export async function onBuiltCabinet<Figures>(
  measure: (browser: Browser, server: Awaited<ReturnType<typeof startCabinet>>) => Promise<Figures>,
  folder = 'dist',
): Promise<Figures> {
  const found = findChromium(thisMachine);
  if (!found) throw new Error('Chromium не найден: запустите npm run e2e, он его установит');
  const server = await startCabinet(undefined, folder);
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    return await measure(browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
}
