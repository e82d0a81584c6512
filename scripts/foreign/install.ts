import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { npmOf } from '../command/program';

/** Third-party tools that read our contract: package and command of each. */
const TOOLS = {
  prism: ['@stoplight/prism-cli', 'prism'],
  spectral: ['@stoplight/spectral-cli', 'spectral'],
  'openapi-typescript': ['openapi-typescript', 'openapi-typescript'],
  orval: ['orval', 'orval'],
  'hey-api': ['@hey-api/openapi-ts', 'openapi-ts'],
} as const;

export type ForeignTool = keyof typeof TOOLS;

/** Program for `spawn`; the tool's own arguments follow `args`. */
export interface ForeignCommand {
  readonly command: string;
  readonly args: readonly string[];
}

const MANIFESTS = ['package.json', 'package-lock.json'] as const;
const cache = join(import.meta.dirname, '../../.cache');

/** Keeps npm from installing vitest: Stryker must use the cabinet's own, which Node finds above `.cache`. */
const WITH_OURS = '--legacy-peer-deps';

/** Separately installed sets of packages, with their lock files. */
const SETS = {
  foreign: import.meta.dirname,
  reference: join(import.meta.dirname, 'reference'),
  stryker: join(import.meta.dirname, 'stryker'),
};

/**
 * Returns the command of a third-party tool. The first call installs the tools locked in scripts/foreign, which takes a
 * minute or two and needs a package registry. `npm ci` does not install them, because it has to be fast.
 *
 * @throws Error with npm's message if the tools cannot be installed
 */
export async function foreignTool(tool: ForeignTool): Promise<ForeignCommand> {
  const [packageName, binName] = TOOLS[tool];
  const folder = join(await foreignLibraries(), packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[binName];
  if (script === undefined) throw new Error(`${packageName} has no command ${binName}`);
  return { command: process.execPath, args: [join(folder, script)] };
}

/**
 * Returns the `node_modules` of a set of packages; installs them if missing.
 * @param set `foreign`: tools that read our contract; `reference`: a tool that renders the contract as pages;
 *   `stryker`: a tool that plants faults
 */
export async function foreignLibraries(set: keyof typeof SETS = 'foreign'): Promise<string> {
  const installed = join(cache, set);
  await installOnce(SETS[set], installed, set === 'stryker' ? [WITH_OURS] : []);
  return join(installed, 'node_modules');
}

async function installOnce(
  source: string,
  installed: string,
  flags: readonly string[],
): Promise<void> {
  const fingerprint = await fingerprintOf(source);
  const stamp = join(installed, 'fingerprint');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return;
  process.stderr.write(`Installing packages into .cache/${basename(installed)} …\n`);
  // The temporary folder is renamed at the end, so an aborted installation never looks complete.
  const unfinished = `${installed}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    for (const file of MANIFESTS) await copyFile(join(source, file), join(unfinished, file));
    await npmCi(unfinished, flags);
    await writeFile(join(unfinished, 'fingerprint'), fingerprint);
    await rm(installed, { recursive: true, force: true });
    await rename(unfinished, installed);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function fingerprintOf(source: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of MANIFESTS) hash.update(await readFile(join(source, file)));
  return hash.digest('hex');
}

/** Skips install scripts: the tools work without them, and the one of @scarf/scarf sends telemetry. */
async function npmCi(folder: string, more: readonly string[]): Promise<void> {
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { command, args } = npmOf('ci', ...flags, ...more);
  await promisify(execFile)(command, args, {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
}
