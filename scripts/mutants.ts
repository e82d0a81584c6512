import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './command/main';
import { UsageError } from './command/usageError';
import { foreignLibraries } from './foreign/install';
import { readFindings } from './mutants/report';

// Plants faults in sources with StrykerJS, and lists the faults that no unit test of their folder detects: `npm run
// mutants [folder...]`. It takes more than an hour for all folders, so it is not part of a build; a later run tests
// only changed code. Reports are in `.cache/mutants`.
const root = join(import.meta.dirname, '..');
const REPORTS = '.cache/mutants';

interface Area {
  /** Pattern of the sources that get faults, relative to the folder. */
  readonly files: string;
  /** Pattern of the tests that may detect the faults, relative to the folder; all tests by default. */
  readonly tests?: string;
  /** Minimum percentage of detected faults. */
  readonly wanted: number;
}

const WHOLE: Area = { files: '**/*.{ts,tsx}', wanted: 75 };
const AREAS: Readonly<Record<string, Area>> = {
  'src/lib': { ...WHOLE, wanted: 85 },
  'src/forms/validators': { ...WHOLE, wanted: 85 },
  'src/domain': WHOLE,
  'src/session': { ...WHOLE, wanted: 85 },
  'src/api': { ...WHOLE, wanted: 85 },
  'src/products': WHOLE,
  'src/modules': { files: '*/today.ts', tests: '*/*.test.ts', wanted: 75 },
  'src/blocks/registry': { files: '*.ts', tests: '*.test.{ts,tsx}', wanted: 75 },
};
/** Tests, generated files and test helpers get no faults. */
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/generated/**', '**/testing/**'];

/** Writes the settings of Stryker for a folder; returns the paths of the settings and of the report. */
function settle(folder: string, { files }: Area) {
  const name = join(REPORTS, folder.replaceAll('/', '-'));
  const report = `${name}.json`;
  const config = `${name}.config.json`;
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/config/mutants.ts', related: false },
    mutate: [`${folder}/${files}`, ...NO_SOURCES.map((pattern) => `!${folder}/${pattern}`)],
    ignorePatterns: ['.cache', 'dist', 'test-results'],
    tempDirName: `${name}.sandbox`,
    // Stryker would otherwise read tsconfig.json with its own version of TypeScript.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: 1,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${name}.incremental.json`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    warnings: { slow: false },
  };
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, report), { force: true });
  writeFileSync(join(root, config), JSON.stringify(settings, null, 2));
  return { config, report };
}

await runMain(async () => {
  const given = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
  for (const folder of given) {
    if (folder.startsWith('src/') && existsSync(join(root, folder))) continue;
    throw new UsageError(`${folder}: папка src/…, например src/lib`);
  }
  const stryker = join(await foreignLibraries('stryker'), '@stryker-mutator/core/bin/stryker.js');
  let isEnough = true;
  for (const folder of given.length > 0 ? given : Object.keys(AREAS)) {
    const area = AREAS[folder] ?? WHOLE;
    const { config, report } = settle(folder, area);
    const env = { ...process.env, MUTANT_TESTS: `${folder}/${area.tests ?? '**/*.test.{ts,tsx}'}` };
    spawnSync(process.execPath, [stryker, 'run', config], { cwd: root, env, stdio: 'inherit' });
    if (!existsSync(join(root, report)))
      throw new UsageError(`${folder}: Stryker не оставил отчёта`);
    const { noticed, all, survivors } = readFindings(readFileSync(join(root, report), 'utf8'));
    const score = (100 * noticed) / all;
    for (const survivor of survivors) console.warn(survivor);
    console.warn(
      `» ${folder}: ${noticed} of ${all} faults noticed, ${score.toFixed(1)} %; ${area.wanted} % at least`,
    );
    if (!(score >= area.wanted)) isEnough = false;
  }
  if (!isEnough) process.exitCode = 1;
});
