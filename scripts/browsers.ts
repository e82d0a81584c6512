import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit, installOtherBrowsers } from './browser/findOtherBrowsers';
import { otherMachine } from './browser/otherMachine';
import { runMain } from './command/main';

// Leads the main journeys through Firefox and WebKit on the production build, installing Debian's packages
// where it may; a browser that is not there is named and not tried. Arguments go to vitest.
const root = join(import.meta.dirname, '..');

function run(tool: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

await runMain(async () => {
  installOtherBrowsers(otherMachine);
  for (const found of [findFirefox(otherMachine), findWebKit(otherMachine)]) {
    // The test command shows lines that begin like this.
    if ('missing' in found) process.stdout.write(`» не опробован: ${found.missing}\n`);
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    const built = await run('vite', ['build']);
    if (built !== 0) return built;
  }
  const config = ['--config', 'e2e/browsers/vitest.config.ts'];
  return run('vitest', ['run', ...config, ...process.argv.slice(2)]);
});
