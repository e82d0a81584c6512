import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeContract } from './release/contract';
import { licenceFindings, parseLicences } from './release/licences';
import { pack } from './release/pack';
import { takeSourceMaps } from './release/sourceMaps';
import { bundledSbom, parseSbom } from './release/sbom';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { npmOf } from './command/program';

// Makes a release: builds into dist/, compresses its files, checks the licences, and writes the list of components as
// CycloneDX into dist/.release/, which no server publishes. dist-contract/ contains the files of the API contract.
await runMain(async () => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const root = join(import.meta.dirname, '..');
  const dist = join(root, 'dist');

  await build({ root });
  const maps = join(root, '.cache/source-maps');
  const mapped = takeSourceMaps(dist, maps);
  if (mapped > 0) console.warn(`${mapped} source maps for the error service: ${maps}`);
  const libraries = parseLicences(readFileSync(join(dist, 'licenses.json'), 'utf8'));
  const findings = licenceFindings(libraries);
  for (const finding of findings) console.error(`A licence that is not allowed: ${finding}`);
  if (findings.length > 0) process.exitCode = 1;

  // npm reads package-lock.json, so it needs no network and includes checksums. NODE_ENV is emptied, because the build
  // has set it to production and npm would leave out development packages.
  const npm = npmOf('sbom', '--package-lock-only', '--sbom-format=cyclonedx');
  const sbom = execFileSync(npm.command, npm.args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  mkdirSync(join(dist, '.release'), { recursive: true });
  writeFileSync(
    join(dist, '.release/sbom.cdx.json'),
    `${JSON.stringify(bundledSbom(parseSbom(sbom), libraries), null, 2)}\n`,
  );

  const contract = join(root, 'dist-contract');
  rmSync(contract, { recursive: true, force: true });
  const refused = await writeContract(contract);
  if (refused !== null) console.warn(`The contract has no page of Redoc: ${refused}`);

  const packed = await pack(dist);
  const kilobytes = (field: 'plainBytes' | 'gzipBytes' | 'brotliBytes'): string =>
    (packed.reduce((sum, file) => sum + file[field], 0) / 1000).toFixed(0);
  console.warn(
    `${packed.length} files of ${kilobytes('plainBytes')} kB: gzip ${kilobytes('gzipBytes')} kB, ` +
      `brotli ${kilobytes('brotliBytes')} kB`,
  );
});
