import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureShell } from './browser/findChromium';
import { thisMachine } from './browser/machine';
import { runMain } from './command/main';
import { refuseFlagsOf, runTool } from './command/runTool';

// Runs the journeys on the production builds of the cabinet and the gallery. Arguments after `--` are passed to
// Playwright; `--config` replaces the journeys' own configuration.
const root = join(import.meta.dirname, '..');
const BUILDS = [
  { folder: 'dist', more: [] },
  { folder: '.cache/gallery', more: ['--config', 'scripts/config/gallery.ts'] },
];
const PLAYWRIGHT = { name: 'Playwright', help: ['playwright', 'test', '--help'] };

await runMain(async () => {
  const given = process.argv.slice(2);
  refuseFlagsOf(PLAYWRIGHT, given);
  const { executablePath } = ensureChromium(thisMachine);
  const shell = ensureShell(thisMachine);
  for (const { folder, more } of BUILDS) {
    if (existsSync(join(root, folder, 'index.html'))) continue;
    const built = await runTool('vite', ['build', ...more]);
    if (built !== 0) return built;
  }
  const config = given.includes('--config') ? [] : ['--config', 'e2e/playwright.config.ts'];
  const env = {
    ...process.env,
    CHROMIUM_PATH: shell ?? executablePath,
    WHOLE_CHROMIUM_PATH: executablePath,
  };
  return runTool('playwright', ['test', ...config, ...given], env);
});
