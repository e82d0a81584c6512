import { installPackages, type Machine } from './findChromium';

export type OtherMachine = Pick<Machine, 'isRoot' | 'isDebian' | 'which' | 'starts' | 'run'> & {
  readonly firefoxPath: string | undefined;
  exists(path: string): boolean;
};

/** Paths of a browser, or the reason why it cannot be used. */
export type Sought<Paths> = { readonly paths: Paths } | { readonly missing: string };

export interface FirefoxPaths {
  readonly browser: string;
}

export interface WebKitPaths {
  readonly driver: string;
  /** WebKitGTK's smallest browser: a window with an address line. */
  readonly browser: string;
  /** Virtual display (Xvfb) for a machine without a screen. */
  readonly display: string;
}

/** Debian packages of Firefox, of WebKit with its driver, and of the virtual display. */
export const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Paths of WebKitGTK's MiniBrowser, which distributions install outside of PATH. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((architecture) =>
  ['4.1', '4.0'].map((api) => `/usr/lib/${architecture}/webkit2gtk-${api}/MiniBrowser`),
);

/** Finds Firefox: the one of FIREFOX_PATH, else of the system. */
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

/** Finds WebKitGTK's browser, its driver and the virtual display, or tells which of them are missing. */
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

/** Installs the Debian packages if Firefox or WebKit is missing, but only as root on Debian. */
export function installOtherBrowsers(machine: OtherMachine): void {
  const isMissing = [findFirefox(machine), findWebKit(machine)].some((one) => 'missing' in one);
  if (isMissing) installPackages(machine, ...PACKAGES);
}
