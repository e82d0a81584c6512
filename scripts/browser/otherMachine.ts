import { existsSync } from 'node:fs';
import type { OtherMachine } from './findOtherBrowsers';
import { thisMachine } from './machine';

export const otherMachine: OtherMachine = {
  ...thisMachine,
  firefoxPath: process.env['FIREFOX_PATH'] ?? undefined,
  exists: existsSync,
};
