import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Other people's tools that read our contract, and where their packages keep the command. */
const TOOLS = {
  prism: ['@stoplight/prism-cli', 'prism'],
  spectral: ['@stoplight/spectral-cli', 'spectral'],
  'openapi-typescript': ['openapi-typescript', 'openapi-typescript'],
} as const;

export type ForeignTool = keyof typeof TOOLS;

/** What to spawn; the tool's own arguments come after these. */
export interface ForeignCommand {
  readonly command: string;
  readonly args: readonly string[];
}

const MANIFESTS = ['package.json', 'package-lock.json'] as const;
const cache = join(import.meta.dirname, '../../.cache');
const installed = join(cache, 'foreign');

/**
 * The command of a foreign tool. The first call of all installs the tools as scripts/foreign locks
 * them, which takes a minute or two and a package registry; they are no part of `npm ci`, so that a
 * newcomer does not wait for them.
 *
 * @throws Error with what npm said when the tools cannot be installed
 */
export async function foreignTool(tool: ForeignTool): Promise<ForeignCommand> {
  await installOnce();
  const [packageName, binName] = TOOLS[tool];
  const folder = join(installed, 'node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[binName];
  if (script === undefined) throw new Error(`${packageName} has no command ${binName}`);
  return { command: process.execPath, args: [join(folder, script)] };
}

/** The folder with the libraries of the foreign tools, which are installed where they are not. */
export async function foreignLibraries(): Promise<string> {
  await installOnce();
  return join(installed, 'node_modules');
}

async function installOnce(): Promise<void> {
  const fingerprint = await fingerprintOfManifests();
  const stamp = join(installed, 'fingerprint');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return;
  process.stderr.write('Installing foreign tools into .cache/foreign …\n');
  // In a folder of its own first: an installation that breaks off must not be taken for one.
  const unfinished = `${installed}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    for (const file of MANIFESTS) {
      await copyFile(join(import.meta.dirname, file), join(unfinished, file));
    }
    await npmCi(unfinished);
    await writeFile(join(unfinished, 'fingerprint'), fingerprint);
    await rm(installed, { recursive: true, force: true });
    await rename(unfinished, installed);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function fingerprintOfManifests(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of MANIFESTS) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** Without install scripts: the only one there reports home. */
async function npmCi(folder: string): Promise<void> {
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', ...flags], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
}
