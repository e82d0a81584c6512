import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnSync } from 'node:child_process';
import { installed } from '../command/runTool';
import { bundleContract } from '../contract/model/bundle';
import { foreignLibraries, foreignTool, type ForeignTool } from './install';
import { manifestProgram, readManifests } from './manifests';

// `tsx scripts/foreign/read.ts <tool>`: checks the bundled contract with other tools, and the
// manifests with the schemas of Kubernetes.
const root = join(import.meta.dirname, '../..');
const name = process.argv[2] ?? '';
/** Each tool has a working folder of its own, because they may run in parallel. */
const folder = join(root, '.cache/foreign-reading', name);

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0;
}

async function run(tool: ForeignTool, args: readonly string[]): Promise<boolean> {
  const foreign = await foreignTool(tool);
  return succeeds(foreign.command, [...foreign.args, ...args]);
}

/** Returns true if a generated client compiles with strict settings. */
function compiles(file: string): boolean {
  const target = ['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  const options = ['--ignoreConfig', '--noEmit', '--strict', ...target, ...modules];
  const { command, args } = installed('tsc', [...options, file]);
  return succeeds(command, args);
}

const readers: Readonly<Record<string, () => Promise<boolean>>> = {
  nothing: async () => {
    await foreignTool('prism');
    await foreignLibraries('reference');
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
    compiles('contract.d.ts'),
  orval: async () =>
    (await run('orval', [
      '--input',
      'contract.json',
      '--output',
      'client.ts',
      '--client',
      'fetch',
    ])) && compiles('client.ts'),
  'hey-api': async () =>
    (await run('hey-api', ['--input', 'contract.json', '--output', 'client'])) &&
    compiles('client/index.ts'),
  'swagger-parser': async () => {
    const library = join(await foreignLibraries(), '@apidevtools/swagger-parser/lib/index.js');
    const program = `import parser from '${pathToFileURL(library).href}';
      await parser.validate('contract.json');`;
    return succeeds(process.execPath, ['--input-type=module', '--eval', program]);
  },
  kubernetes: async () => {
    const libraries = join(folder, 'node_modules');
    rmSync(libraries, { recursive: true, force: true });
    symlinkSync(await foreignLibraries(), libraries);
    const program = manifestProgram(readManifests(join(root, 'deploy/kubernetes')));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'manifests.ts'), program);
    const options = ['--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
    const compiler = installed('tsc', ['--ignoreConfig', ...options, 'manifests.ts']);
    return (
      succeeds(compiler.command, compiler.args) && succeeds(process.execPath, ['manifests.js'])
    );
  },
};

const reader = readers[name];
if (reader === undefined) throw new Error(`Expected one of ${Object.keys(readers).join(', ')}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'contract.json'), JSON.stringify(await bundleContract()));
process.exitCode = (await reader()) ? 0 : 1;
