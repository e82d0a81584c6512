import { describe, expect, it } from 'vitest';
import {
  ensureChromium,
  ensureShell,
  findChromium,
  launchOptions,
  type Machine,
} from './findChromium';

interface MachineParts {
  readonly chromiumPath?: string;
  readonly isRoot?: boolean;
  readonly isDebian?: boolean;
  readonly commands?: readonly string[];
  /** Paths of browsers that start. A successful installer may add a path. */
  readonly starting?: string[];
  readonly installs?: Readonly<Record<string, string>>;
}

function machineWith(parts: MachineParts): { machine: Machine; ran: string[] } {
  const ran: string[] = [];
  const starting = parts.starting ?? [];
  const machine: Machine = {
    chromiumPath: parts.chromiumPath,
    isRoot: parts.isRoot ?? false,
    isDebian: parts.isDebian ?? false,
    which: (command) => (parts.commands?.includes(command) ? `/usr/bin/${command}` : undefined),
    playwrightPath: () => '/playwright/chrome',
    starts: (path) => starting.includes(path),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const installed = Object.entries(parts.installs ?? {}).find(([start]) =>
        line.startsWith(start),
      );
      if (installed) starting.push(installed[1]);
      return installed !== undefined;
    },
  };
  return { machine, ran };
}

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names, even if others are installed', () => {
    const { machine } = machineWith({
      chromiumPath: '/opt/chrome',
      commands: ['chromium'],
      starting: ['/opt/chrome', '/usr/bin/chromium'],
    });
    expect(findChromium(machine)?.executablePath).toBe('/opt/chrome');
  });

  it('is not replaced by another browser if the one in CHROMIUM_PATH does not start', () => {
    const { machine } = machineWith({
      chromiumPath: '/opt/chrome',
      starting: ['/usr/bin/chromium'],
    });
    expect(() => findChromium(machine)).toThrow('/opt/chrome');
  });

  it('is the system’s browser rather than Playwright’s', () => {
    const { machine, ran } = machineWith({
      commands: ['google-chrome'],
      starting: ['/usr/bin/google-chrome', '/playwright/chrome'],
    });
    expect(ensureChromium(machine).executablePath).toBe('/usr/bin/google-chrome');
    expect(ran).toEqual([]);
  });

  it('is Playwright’s if the system’s browser cannot start', () => {
    const { machine } = machineWith({ commands: ['chromium'], starting: ['/playwright/chrome'] });
    expect(findChromium(machine)?.executablePath).toBe('/playwright/chrome');
  });

  it('is downloaded by Playwright if no browser is installed', () => {
    const { machine, ran } = machineWith({
      isDebian: true,
      isRoot: true,
      installs: { 'npx playwright install': '/playwright/chrome' },
    });
    expect(ensureChromium(machine).executablePath).toBe('/playwright/chrome');
    expect(ran).toEqual(['npx playwright install chromium']);
  });

  it('is installed from Debian if the download fails', () => {
    const { machine, ran } = machineWith({
      isDebian: true,
      isRoot: true,
      commands: ['chromium'],
      installs: { 'apt-get update': 'nothing', 'apt-get install': '/usr/bin/chromium' },
    });
    expect(ensureChromium(machine).executablePath).toBe('/usr/bin/chromium');
    expect(ran.map((line) => line.split(' ')[0])).toEqual(['npx', 'apt-get', 'apt-get']);
  });

  it('is installed from Debian if the downloaded browser lacks libraries', () => {
    const { machine } = machineWith({
      isDebian: true,
      isRoot: true,
      commands: ['chromium'],
      installs: {
        'npx playwright install': 'nothing that starts',
        'apt-get update': 'nothing',
        'apt-get install': '/usr/bin/chromium',
      },
    });
    expect(ensureChromium(machine).executablePath).toBe('/usr/bin/chromium');
  });

  it.each([
    ['off Debian', { isDebian: false, isRoot: true }],
    ['without the rights', { isDebian: true, isRoot: false }],
  ])('cannot be installed %s, and the error names CHROMIUM_PATH', (_case, parts) => {
    const { machine, ran } = machineWith(parts);
    expect(() => ensureChromium(machine)).toThrow('CHROMIUM_PATH=');
    expect(ran).toEqual(['npx playwright install chromium']);
  });

  it('does not have to exist when Playwright reads the launch options', () => {
    expect(launchOptions(machineWith({}).machine)).toEqual({
      args: expect.arrayContaining(['--disable-gpu']),
    });
    const { machine } = machineWith({ chromiumPath: '/opt/chrome', isRoot: true });
    expect(launchOptions(machine)).toEqual({
      executablePath: '/opt/chrome',
      args: expect.arrayContaining(['--no-sandbox']),
    });
  });

  it('gets --no-sandbox only for root', () => {
    const asUser = machineWith({ commands: ['chromium'], starting: ['/usr/bin/chromium'] });
    const asRoot = machineWith({
      commands: ['chromium'],
      starting: ['/usr/bin/chromium'],
      isRoot: true,
    });
    expect(findChromium(asUser.machine)?.args).not.toContain('--no-sandbox');
    expect(findChromium(asRoot.machine)?.args).toContain('--no-sandbox');
    expect(findChromium(asUser.machine)?.args).toContain('--disable-background-networking');
  });
});

describe('the headless shell', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const debian = { isDebian: true, isRoot: true, commands: ['chromium-headless-shell'] };

  it('is not installed again if it works', () => {
    const { machine, ran } = machineWith({ ...debian, starting: [shell] });
    expect(ensureShell(machine)).toBe(shell);
    expect(ran).toEqual([]);
  });

  it('is installed from Debian if there is no headless shell', () => {
    const installs = { 'apt-get update': 'nothing', 'apt-get install': shell };
    const { machine, ran } = machineWith({ ...debian, installs });
    expect(ensureShell(machine)).toBe(shell);
    expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium-headless-shell');
  });

  it('is undefined if it cannot be installed', () => {
    expect(ensureShell(machineWith(debian).machine)).toBeUndefined();
    const { machine, ran } = machineWith({ isDebian: true, isRoot: false });
    expect(ensureShell(machine)).toBeUndefined();
    expect(ran).toEqual([]);
  });

  it('is not used if CHROMIUM_PATH names a browser', () => {
    const { machine, ran } = machineWith({
      ...debian,
      starting: [shell],
      chromiumPath: '/opt/chrome',
    });
    expect(ensureShell(machine)).toBeUndefined();
    expect(ran).toEqual([]);
  });
});
