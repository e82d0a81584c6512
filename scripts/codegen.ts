import { fileURLToPath } from 'node:url';
import { bringUpToDate } from './codegen/freshness';
import { generate, GENERATED_FOLDERS } from './codegen/generate';
import { bundleContract } from './contract/bundle';

const root = fileURLToPath(new URL('..', import.meta.url));
const changed = bringUpToDate(
  root,
  await generate(await bundleContract(), root),
  GENERATED_FOLDERS,
);
for (const { file, kind } of changed) {
  process.stdout.write(`${kind === 'extra' ? 'deleted' : 'written'} ${file}\n`);
}
process.stdout.write(changed.length === 0 ? 'Everything generated is up to date\n' : '');
