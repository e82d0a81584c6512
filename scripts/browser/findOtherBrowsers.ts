import { installPackages, type Machine } from './findChromium';

/** Questions of the search for other browsers to the machine; tests answer in its place. */
export type OtherMachine = Pick<Machine, 'isRoot' | 'isDebian' | 'which' | 'starts' | 'run'> & {
  readonly firefoxPath: string | undefined;
  /** True if the file exists. */
  exists(path: string): boolean;
};

/** A browser for journeys, or the reason why it is missing. */
export type Sought<Paths> = { readonly paths: Paths } | { readonly missing: string };

export interface FirefoxPaths {
  readonly browser: string;
}

export interface WebKitPaths {
  readonly driver: string;
  /** The smallest browser on WebKitGTK: a window with an address line. */
  readonly browser: string;
  /** A screen for a machine without one. */
  readonly display: string;
}

/** The packages of Debian that bring both. */
export const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Folders of distributions for parts of WebKitGTK that are no commands. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((architecture) =>
  ['4.1', '4.0'].map((api) => `/usr/lib/${architecture}/webkit2gtk-${api}/MiniBrowser`),
);

/** Firefox: FIREFOX_PATH, else the system's. */
export function findFirefox(machine: OtherMachine): Sought<FirefoxPaths> {
  const candidates =
    machine.firefoxPath === undefined
      ? [machine.which('firefox-esr'), machine.which('firefox')]
      : [machine.firefoxPath];
  const browser = candidates.find((path) => path !== undefined && machine.starts(path));
  if (browser !== undefined) return { paths: { browser } };
  return machine.firefoxPath === undefined
    ? {
        missing: 'Firefox не найден: apt-get install firefox-esr, или FIREFOX_PATH=/путь/к/firefox',
      }
    : { missing: `FIREFOX_PATH=${machine.firefoxPath}: такой браузер не запускается` };
}

/** WebKitGTK with its driver, and a display for its window. */
export function findWebKit(machine: OtherMachine): Sought<WebKitPaths> {
  const driver = machine.which('WebKitWebDriver');
  const browser = MINI_BROWSERS.find((path) => machine.exists(path));
  const display = machine.which('Xvfb');
  if (driver !== undefined && browser !== undefined && display !== undefined) {
    return { paths: { driver, browser, display } };
  }
  const lacks = [driver ?? 'WebKitWebDriver', browser ?? 'MiniBrowser', display ?? 'Xvfb'].filter(
    (path) => !path.startsWith('/'),
  );
  return {
    missing: `WebKit не найден (нет ${lacks.join(', ')}): apt-get install webkit2gtk-driver xvfb`,
  };
}

/** Installs Debian packages of missing browsers, if allowed. */
export function installOtherBrowsers(machine: OtherMachine): void {
  const isMissing = [findFirefox(machine), findWebKit(machine)].some((one) => 'missing' in one);
  if (isMissing) installPackages(machine, ...PACKAGES);
}
