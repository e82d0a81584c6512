import { existsSync } from 'node:fs';
import type { OtherMachine } from './findOtherBrowsers';
import { thisMachine } from './machine';

/** The machine that this process runs on. */
export const otherMachine: OtherMachine = {
  ...thisMachine,
  firefoxPath: process.env['FIREFOX_PATH'] ?? undefined,
  exists: existsSync,
};
