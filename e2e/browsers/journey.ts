import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { controlOf, type Control } from '../support/control';
import { startCabinet, type CabinetServer } from '../support/server';
import type { RunningBrowser } from './driver/browser';
import { screenOf, type Screen } from './driver/screen';
import { browsers } from './driver/tried';

/** The browser, backend and files that a journey uses. */
export interface Traveller {
  readonly screen: Screen;
  readonly control: Control;
  /** Folder for files to upload; removed with the browser. */
  readonly folder: string;
  /** Waits for a downloaded file whose name matches. */
  download(name: RegExp): Promise<Buffer>;
}

export type Journey = (traveller: Traveller) => Promise<void>;

const PICTURES = join(import.meta.dirname, '../../test-results/browsers');

/** Returns the content of a downloaded file. Throws if the file is missing or incomplete. */
function savedFile(folder: string, name: RegExp): Buffer {
  const files = readdirSync(folder);
  const file = files.find((one) => name.test(one));
  // Firefox downloads into a `.part` file, and leaves the final file empty until the download is complete.
  const isGrowing = files.some((one) => one.endsWith('.part'));
  const content = file === undefined || isGrowing ? null : readFileSync(join(folder, file));
  if (content !== null && content.length > 0) return content;
  throw new Error(`No ${String(name)} in the folder of downloads: ${files.join(', ')}`);
}

/**
 * Runs the journeys in each browser, one after the other, each with its own cabinet. A journey
 * fails on an uncaught error of a page, and on a violation of the contract.
 */
export function throughEachBrowser(journeys: Readonly<Record<string, Journey>>): void {
  it.each(browsers.map(({ name, start, missing }) => [name, start, missing] as const))(
    '%s is installed, or the report says how to install it',
    (_name, start, missing) => {
      expect(missing).toMatch(start === null ? /apt-get install|_PATH=/ : /^$/);
    },
  );

  for (const { name, start, missing } of browsers) {
    describe.skipIf(start === null)(`${name}${missing && `: ${missing}`}`, () => {
      let server: CabinetServer | undefined;
      let browser: RunningBrowser | undefined;

      beforeAll(async () => {
        server = await startCabinet();
        browser = await start?.();
      });
      afterAll(async () => {
        await browser?.close();
        await server?.close();
      });

      it.each(Object.entries(journeys))('%s', async (title, journey) => {
        if (browser === undefined || server === undefined)
          throw new Error('The browser or the cabinet has not started');
        const { downloads, driver } = browser;
        const control = controlOf(server.baseURL);
        const screen = screenOf(driver, server.baseURL);
        await control.reset();
        await screen.resize(1440, 1000);
        await screen.forget();
        try {
          await journey({
            screen,
            control,
            folder: browser.home,
            download: (file) =>
              vi.waitFor(() => savedFile(downloads, file), { timeout: 30_000, interval: 100 }),
          });
        } catch (error) {
          await screen.picture(join(PICTURES, `${name}, ${title}.png`)).catch(() => undefined);
          throw error;
        }
        expect([...screen.errors, ...(await control.violations())]).toEqual([]);
      });
    });
  }
}
