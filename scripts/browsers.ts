import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit, installOtherBrowsers } from './browser/findOtherBrowsers';
import { otherMachine } from './browser/otherMachine';
import { runMain } from './command/main';
import { refuseFlagsOf, runTool } from './command/runTool';

// Runs the main journeys in Firefox and WebKit on the production build. Installs Debian's packages if it runs as root
// on Debian; skips a missing browser and says so. Arguments go to vitest.
const root = join(import.meta.dirname, '..');

const VITEST = { name: 'Vitest', help: ['vitest', '--help', '--expand-help'] };

await runMain(async () => {
  refuseFlagsOf(VITEST, process.argv.slice(2));
  installOtherBrowsers(otherMachine);
  for (const found of [findFirefox(otherMachine), findWebKit(otherMachine)]) {
    // Other scripts also begin their messages with `»`.
    if ('missing' in found) process.stdout.write(`» не опробован: ${found.missing}\n`);
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    const built = await runTool('vite', ['build']);
    if (built !== 0) return built;
  }
  const config = ['--config', 'e2e/browsers/vitest.config.ts'];
  return runTool('vitest', ['run', ...config, ...process.argv.slice(2)]);
});
