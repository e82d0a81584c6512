import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { programOf } from '../command/program';
import type { Machine } from './findChromium';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const thisMachine: Machine = {
  chromiumPath: process.env['CHROMIUM_PATH'] ?? undefined,
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  which: (command) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, command))
      .find(isExecutable),
  playwrightPath: () => chromium.executablePath(),
  starts: (path) =>
    isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  run: (command, args) => {
    const [program = '', ...rest] = args;
    const own = command === 'npx' ? programOf(program, rest) : undefined;
    const started = own ?? { command, args };
    const ended = spawnSync(started.command, started.args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return ended.status === 0;
  },
};
