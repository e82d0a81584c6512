import { existsSync } from 'node:fs';
import type { OtherMachine } from './findOtherBrowsers';
import { thisMachine } from './machine';

/** Real access to the machine of this process, for the search for Firefox and WebKit. */
export const otherMachine: OtherMachine = {
  ...thisMachine,
  firefoxPath: process.env['FIREFOX_PATH'] ?? undefined,
  exists: existsSync,
};
