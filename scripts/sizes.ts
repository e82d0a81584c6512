import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightChecks } from './sizes/checks';
import { parseManifest } from './sizes/manifest';
import { measure } from './sizes/measure';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

// Measures the download size of each entry into the cabinet, from the production build in dist/.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const root = join(import.meta.dirname, '..');
  const dist = join(root, 'dist');
  const manifest = parseManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');

  const checks = weightChecks(manifest, html).map((check) => ({
    ...check,
    files: check.files.map((file) => join(dist, file)),
  }));

  for (const [index, { name, passed, size }] of measure(checks, join(root, '.cache')).entries()) {
    const { files, kilobytes } = checks[index] ?? { files: [], kilobytes: 0 };
    const figure = `${(size / 1000).toFixed(1)} of ${kilobytes} kB gzip in ${files.length} files`;
    console.warn(`» ${name} ${figure}${passed ? '' : ' — too large'}`);
    if (!passed) process.exitCode = 1;
  }
});
