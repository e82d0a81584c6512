import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirefoxPaths } from '../../../scripts/browser/findOtherBrowsers';
import { SURROUNDINGS, type RunningBrowser } from './browser';
import { connectMarionette } from './marionette';
import { endProcess, ready, startProcess } from './process';

/** Starts Firefox without a window, with its own profile. */
export async function startFirefox({ browser }: FirefoxPaths): Promise<RunningBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'firefox-'));
  const profile = join(home, 'profile');
  const downloads = join(home, 'downloads');
  for (const folder of [profile, downloads]) mkdirSync(folder);
  const preferences = {
    // Firefox chooses a free port and writes it into its profile.
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.download.open_pdf_attachments_inline': false,
    'pdfjs.disabled': true,
    'intl.accept_languages': 'ru-RU, ru',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = startProcess(
    browser,
    ['--marionette', '--headless', '--no-remote', '--profile', profile],
    { ...SURROUNDINGS, HOME: home },
  );
  const close = async (): Promise<void> => {
    await endProcess(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const file = join(profile, 'MarionetteActivePort');
    const port = await ready(child, async () =>
      existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined,
    );
    const driver = await connectMarionette(port);
    return {
      driver,
      home,
      downloads,
      close: async () => {
        // A crashed browser does not respond to the quit command.
        await driver.close().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
