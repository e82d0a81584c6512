import type { WebDriver } from './webDriver';

export interface RunningBrowser {
  readonly driver: WebDriver;
  /** Folder for all files of the browser. */
  readonly home: string;
  readonly downloads: string;
  /** Closes the browser and removes its files. */
  close(): Promise<void>;
}

/** Time zone and locale of every browser. */
export const SURROUNDINGS = { TZ: 'Europe/Moscow', LC_ALL: 'C.UTF-8' };
