import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { launchOptions } from '../../scripts/browser/findChromium';
import { thisMachine } from '../../scripts/browser/machine';
import { test as base } from '../support/cabinet';
import { startCabinet } from '../support/server';

/** Time of every picture, for the backend and the browser: a Friday morning in Moscow. */
const MOMENT = Date.parse('2026-11-20T10:00:00+03:00');

/** Window widths of a desktop and a phone. */
export const WIDTHS = [1440, 360] as const;
export type Width = (typeof WIDTHS)[number];

export const VIEWPORTS = {
  1440: { width: 1440, height: 800 },
  360: { width: 360, height: 740 },
} as const;

export interface StillWindow {
  readonly page: Page;
  readonly pending: ReadonlySet<Request>;
}

interface Windows {
  /** One page for each width, shared by all pictures of a worker, so that scripts are compiled once. */
  windows: Readonly<Record<Width, StillWindow>>;
}

function watchPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** A test whose pages look the same on every machine and every day. */
export const test = base.extend<object, Windows>({
  server: [
    async ({ build }, provide) => {
      const server = await startCabinet(undefined, build, { machineNow: () => MOMENT });
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  windows: [
    async ({ browser, server }, provide, { project }) => {
      const { locale, timezoneId } = project.use;
      const open = async (width: Width): Promise<StillWindow> => {
        const isPhone = width === 360;
        const context = await browser.newContext({
          baseURL: server.baseURL,
          viewport: VIEWPORTS[width],
          hasTouch: isPhone,
          isMobile: isPhone,
          reducedMotion: 'reduce',
          ...(locale === undefined ? {} : { locale }),
          ...(timezoneId === undefined ? {} : { timezoneId }),
        });
        await context.clock.setFixedTime(MOMENT);
        context.setDefaultTimeout(30_000);
        const page = await context.newPage();
        return { page, pending: watchPending(page) };
      };
      const desktop = await open(1440);
      const phone = await open(360);
      await provide({ 1440: desktop, 360: phone });
      await desktop.page.context().close();
      await phone.page.context().close();
    },
    { scope: 'worker' },
  ],

  context: async ({ windows }, provide) => {
    await provide(windows[1440].page.context());
  },

  page: async ({ windows }, provide) => {
    await provide(windows[1440].page);
  },
});

/** Settings for `test.use`: text is drawn without the font settings of the machine. */
export const stillBrowser = {
  launchOptions: {
    ...launchOptions(thisMachine),
    args: [
      ...launchOptions(thisMachine).args,
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
    ],
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  },
};
