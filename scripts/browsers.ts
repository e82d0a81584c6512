import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit, installOtherBrowsers } from './browser/findOtherBrowsers';
import { otherMachine } from './browser/otherMachine';
import { runMain } from './command/main';
import { refuseFlagsOf, runTool } from './command/runTool';

// Leads the main journeys through Firefox and WebKit on the production build, installing Debian's packages
// where it may; a browser that is not there is named and not tried. Arguments go to vitest.
const root = join(import.meta.dirname, '..');

const VITEST = { name: 'Vitest', help: ['vitest', '--help', '--expand-help'] };

await runMain(async () => {
  refuseFlagsOf(VITEST, process.argv.slice(2));
  installOtherBrowsers(otherMachine);
  for (const found of [findFirefox(otherMachine), findWebKit(otherMachine)]) {
    // The test command shows lines that begin like this.
    if ('missing' in found) process.stdout.write(`» не опробован: ${found.missing}\n`);
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    const built = await runTool('vite', ['build']);
    if (built !== 0) return built;
  }
  const config = ['--config', 'e2e/browsers/vitest.config.ts'];
  return runTool('vitest', ['run', ...config, ...process.argv.slice(2)]);
});
