import type { WebDriver } from './webDriver';

/** A browser that has been started for journeys. */
export interface RunningBrowser {
  readonly driver: WebDriver;
  /** A folder for all its files. */
  readonly home: string;
  /** The folder it saves downloaded files in. */
  readonly downloads: string;
  /** Ends it, and removes what it has left. */
  close(): Promise<void>;
}

/** Facts about the customer's computer for every browser. */
export const SURROUNDINGS = { TZ: 'Europe/Moscow', LC_ALL: 'C.UTF-8' };
