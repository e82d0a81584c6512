import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, ENTRY } from './budgets';
import { downloadOfRoute, parseManifest } from './sizes/manifest';
import { measure, type SizeCheck } from './sizes/measure';

// Weighs what each route with a budget downloads from the production build in dist/.
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const manifest = parseManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');

const checks: SizeCheck[] = budgets.flatMap((budget) => {
  const { js, css } = downloadOfRoute(budget, budgets, { manifest, html, entry: ENTRY });
  const more = budget.after === undefined ? '' : ` after ${budget.after}`;
  const inDist = (files: readonly string[]): string[] => files.map((file) => join(dist, file));
  const scripts = {
    name: `${budget.route}${more}: JS`,
    files: inDist(js),
    kilobytes: budget.jsKilobytes,
  };
  if (budget.cssKilobytes === undefined) return [scripts];
  const styles = {
    name: `${budget.route}${more}: CSS`,
    files: inDist(css),
    kilobytes: budget.cssKilobytes,
  };
  return [scripts, styles];
});

for (const [index, { name, passed, size }] of measure(checks, join(root, '.cache')).entries()) {
  const { files, kilobytes } = checks[index] ?? { files: [], kilobytes: 0 };
  const figure = `${(size / 1000).toFixed(1)} of ${kilobytes} kB gzip in ${files.length} files`;
  console.warn(`» ${name} ${figure}${passed ? '' : ' — too heavy'}`);
  if (!passed) process.exitCode = 1;
}
