/** Access to the machine, which tests replace. */
export interface Machine {
  readonly chromiumPath: string | undefined;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  /** Returns the path of a command; undefined if there is none. */
  which(command: string): string | undefined;
  /** Returns the path of Playwright's own Chromium, downloaded or not. */
  playwrightPath(): string;
  /**
   * True if the browser at `path` exists and prints its `--version`, so its libraries exist too.
   */
  starts(path: string): boolean;
  /** Runs a command with visible output; true if it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
}

/** A working browser with its start flags. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const SHELL = 'chromium-headless-shell';

// Background traffic and the GPU process make headless runs in containers slow and noisy.
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ADVICE = `Не найден Chromium для браузерных тестов, и установить его не удалось.
Сделайте одно из трёх:
  • установите Chromium или Google Chrome (в Debian: apt-get install chromium);
  • скачайте браузер Playwright: npx playwright install --with-deps chromium;
  • укажите свой: CHROMIUM_PATH=/путь/к/chromium npm test`;

function flags({ isRoot }: Machine): string[] {
  // Chromium's sandbox refuses to start as root, the usual user of a container.
  return isRoot ? ['--no-sandbox', ...QUIET_FLAGS] : [...QUIET_FLAGS];
}

function dressed(machine: Machine, executablePath: string): Chromium {
  return { executablePath, args: flags(machine) };
}

function firstThatStarts(machine: Machine, paths: readonly (string | undefined)[]) {
  const path = paths.find((candidate) => candidate !== undefined && machine.starts(candidate));
  return path === undefined ? undefined : dressed(machine, path);
}

/**
 * Finds an installed Chromium: the one in CHROMIUM_PATH, else the system's, else Playwright's. Throws if the one in
 * CHROMIUM_PATH does not start.
 */
export function findChromium(machine: Machine): Chromium | undefined {
  if (machine.chromiumPath !== undefined) {
    if (machine.starts(machine.chromiumPath)) return dressed(machine, machine.chromiumPath);
    throw new Error(`CHROMIUM_PATH=${machine.chromiumPath}: такой браузер не запускается.`);
  }
  const system = SYSTEM_NAMES.map((name) => machine.which(name));
  return firstThatStarts(machine, [...system, machine.playwrightPath()]);
}

/**
 * Returns launch options for a Playwright configuration. Does not check the path, because Playwright also reads the
 * configuration on machines without a browser. `scripts/e2e.ts` sets CHROMIUM_PATH to a working browser; without it,
 * Playwright reports that the browser is missing.
 */
export function launchOptions(machine: Machine): { executablePath?: string; args: string[] } {
  const { chromiumPath } = machine;
  return chromiumPath === undefined
    ? { args: flags(machine) }
    : { executablePath: chromiumPath, args: flags(machine) };
}

/** Installs packages if this is Debian and the user is root. Returns false otherwise, and if it failed. */
export function installPackages(
  { isDebian, isRoot, run }: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  ...packages: readonly string[]
): boolean {
  return (
    isDebian &&
    isRoot &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

/**
 * Returns the browser that `findChromium` finds; otherwise installs one: Playwright's own, or Debian's package. Throws
 * an error with advice if both fail.
 */
export function ensureChromium(machine: Machine): Chromium {
  const found = findChromium(machine);
  if (found) return found;
  const installers = [
    () => machine.run('npx', ['playwright', 'install', 'chromium']),
    () => installPackages(machine, 'chromium'),
  ];
  for (const install of installers) {
    const installed = install() ? findChromium(machine) : undefined;
    if (installed) return installed;
  }
  throw new Error(ADVICE);
}

/**
 * Returns the path of Chromium's headless shell; installs the shell on Debian. It renders the same pages with a third
 * less CPU time. Undefined if it cannot be installed, or if CHROMIUM_PATH selects the browser.
 */
export function ensureShell(machine: Machine): string | undefined {
  if (machine.chromiumPath !== undefined) return undefined;
  const find = () => firstThatStarts(machine, [machine.which(SHELL)])?.executablePath;
  return find() ?? (installPackages(machine, SHELL) ? find() : undefined);
}
