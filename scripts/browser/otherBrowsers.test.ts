import { describe, expect, it } from 'vitest';
import {
  findFirefox,
  findWebKit,
  installOtherBrowsers,
  PACKAGES,
  type OtherMachine,
} from './findOtherBrowsers';

interface MachineParts {
  readonly firefoxPath?: string;
  readonly isRoot?: boolean;
  readonly isDebian?: boolean;
  readonly commands?: readonly string[];
  readonly files?: readonly string[];
}

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

function machineWith(parts: MachineParts): { machine: OtherMachine; ran: string[] } {
  const ran: string[] = [];
  const machine: OtherMachine = {
    firefoxPath: parts.firefoxPath,
    isRoot: parts.isRoot ?? false,
    isDebian: parts.isDebian ?? false,
    which: (command) => (parts.commands?.includes(command) ? `/usr/bin/${command}` : undefined),
    starts: (path) => path.startsWith('/usr/bin/'),
    exists: (path) => parts.files?.includes(path) ?? false,
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      return true;
    },
  };
  return { machine, ran };
}

const complete = {
  commands: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'],
  files: [MINI_BROWSER],
};

describe('Firefox and WebKit', () => {
  it('are found in Debian’s folders and not installed again', () => {
    const { machine, ran } = machineWith({ ...complete, isDebian: true, isRoot: true });
    expect(findFirefox(machine)).toEqual({ paths: { browser: '/usr/bin/firefox-esr' } });
    expect(findWebKit(machine)).toEqual({
      paths: {
        driver: '/usr/bin/WebKitWebDriver',
        browser: MINI_BROWSER,
        display: '/usr/bin/Xvfb',
      },
    });
    installOtherBrowsers(machine);
    expect(ran).toEqual([]);
  });

  it('include no other Firefox than the one in FIREFOX_PATH, even if that one does not start', () => {
    const named = machineWith({ ...complete, firefoxPath: '/usr/bin/other' });
    expect(findFirefox(named.machine)).toEqual({ paths: { browser: '/usr/bin/other' } });
    const broken = machineWith({ ...complete, firefoxPath: '/opt/broken' });
    expect(findFirefox(broken.machine)).toEqual({
      missing: 'FIREFOX_PATH=/opt/broken: такой браузер не запускается',
    });
  });

  it('are reported as missing with the name of their package', () => {
    const { machine } = machineWith({ commands: ['Xvfb'] });
    expect(findFirefox(machine)).toMatchObject({
      missing: expect.stringContaining('apt-get install firefox-esr'),
    });
    expect(findWebKit(machine)).toEqual({
      missing:
        'WebKit не найден (нет WebKitWebDriver, MiniBrowser): apt-get install webkit2gtk-driver xvfb',
    });
  });

  it('are installed only as root on Debian', () => {
    const root = machineWith({ isDebian: true, isRoot: true });
    installOtherBrowsers(root.machine);
    expect(root.ran).toEqual([
      'apt-get update',
      `apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`,
    ]);
    for (const parts of [{ isDebian: true }, { isRoot: true }]) {
      const { machine, ran } = machineWith(parts);
      installOtherBrowsers(machine);
      expect(ran).toEqual([]);
    }
  });
});
