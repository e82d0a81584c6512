import type { WebDriver } from './webDriver';

/** A browser that has been started for journeys. */
export interface RunningBrowser {
  readonly driver: WebDriver;
  /** A folder for all its files. */
  readonly home: string;
  /** Folder for downloads. */
  readonly downloads: string;
  /** Closes the browser and removes its files. */
  close(): Promise<void>;
}

/** Facts about the computer for every browser. */
export const SURROUNDINGS = { TZ: 'Europe/Moscow', LC_ALL: 'C.UTF-8' };
