import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { bundleContract } from '../contract/bundle';
import { foreignTool, type ForeignTool } from './install';

// `tsx scripts/foreign/read.ts <tool>`: lets another tool read the bundled contract.
const root = join(import.meta.dirname, '../..');
const name = process.argv[2] ?? '';
/** One for each reader: they run side by side. */
const folder = join(root, '.cache/foreign-reading', name);

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0;
}

async function run(tool: ForeignTool, args: readonly string[]): Promise<boolean> {
  const foreign = await foreignTool(tool);
  return succeeds(foreign.command, [...foreign.args, ...args]);
}

const readers: Readonly<Record<string, () => Promise<boolean>>> = {
  nothing: async () => {
    await foreignTool('prism');
    return true;
  },
  spectral: () => {
    writeFileSync(join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n');
    return run('spectral', [
      'lint',
      'contract.json',
      '--ruleset',
      'ruleset.yaml',
      '--fail-severity',
      'warn',
    ]);
  },
  'openapi-typescript': async () =>
    (await run('openapi-typescript', ['contract.json', '--output', 'contract.d.ts'])) &&
    succeeds(join(root, 'node_modules/.bin/tsc'), [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      'contract.d.ts',
    ]),
};

const reader = readers[name];
if (reader === undefined) throw new Error(`Expected one of ${Object.keys(readers).join(', ')}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'contract.json'), JSON.stringify(await bundleContract()));
process.exitCode = (await reader()) ? 0 : 1;
