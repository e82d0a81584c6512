import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { WebKitPaths } from '../../../scripts/browser/findOtherBrowsers';
import { freePort } from '../../../test/freePort';
import { SURROUNDINGS, type RunningBrowser } from './browser';
import { endProcess, ready, startProcess } from './process';
import { beginSession } from './remoteEnd';

/** Starts WebKitGTK in a window on a virtual display. */
export async function startWebKit(paths: WebKitPaths): Promise<RunningBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  for (const folder of [downloads, join(home, '.config')]) mkdirSync(folder);
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // Xvfb chooses a free display number, and writes it to the pipe.
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProcess(paths.display, screen, {});
  const children = [display];
  const close = async (): Promise<void> => {
    for (const child of children.toReversed()) await endProcess(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const driver = startProcess(paths.driver, [`--port=${port}`], {
      ...SURROUNDINGS,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      DISPLAY: await displayOf(display.stdio[3]),
      GDK_BACKEND: 'x11',
      // WebKit's sandbox needs rights that containers lack. The browser only opens our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    children.push(driver);
    const base = `http://127.0.0.1:${port}`;
    await ready(driver, () => fetch(`${base}/status`).catch(() => undefined));
    const session = await beginSession(base, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
    });
    return {
      driver: session,
      home,
      downloads,
      close: async () => {
        // A crashed browser does not respond to the quit command.
        await session.close().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function displayOf(pipe: unknown): Promise<string> {
  if (!(pipe instanceof Readable)) throw new Error('The display has no pipe');
  const [number]: unknown[] = await once(pipe, 'data');
  return `:${String(number).trim()}`;
}
