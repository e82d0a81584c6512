import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser/findChromium';
import { thisMachine } from './browser/machine';
import { refuseUnknownFlags } from './browser/playwrightFlags';
import { runMain } from './command/main';

// Runs the journeys on the production build; what follows `--` goes to Playwright, where another
// `--config` takes the place of the journeys' own.
const root = join(import.meta.dirname, '..');

function pathOf(tool: string): string {
  return join(root, 'node_modules/.bin', tool);
}

function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(pathOf(tool), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

await runMain(async () => {
  const given = process.argv.slice(2);
  refuseUnknownFlags(given, () =>
    execFileSync(pathOf('playwright'), ['test', '--help'], { encoding: 'utf8' }),
  );
  const { executablePath } = ensureChromium(thisMachine);
  if (!existsSync(join(root, 'dist/index.html'))) {
    const built = await run('vite', ['build'], process.env);
    if (built !== 0) return built;
  }
  const config = given.includes('--config') ? [] : ['--config', 'e2e/playwright.config.ts'];
  const env = { ...process.env, CHROMIUM_PATH: executablePath };
  return run('playwright', ['test', ...config, ...given], env);
});
