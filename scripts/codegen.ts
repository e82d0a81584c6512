import { fileURLToPath } from 'node:url';
import { writeStale } from './codegen/freshness';
import { generate, GENERATED_FOLDERS } from './codegen/generate';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { bundleContract } from './contract/model/bundle';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  refuseArguments(process.argv.slice(2), 'npm run codegen takes no arguments');
  const files = await generate(await bundleContract(), root);
  const changed = writeStale(root, files, GENERATED_FOLDERS);
  for (const { file, kind } of changed) {
    process.stdout.write(`${kind === 'extra' ? 'deleted' : 'written'} ${file}\n`);
  }
  process.stdout.write(changed.length === 0 ? 'Everything generated is up to date\n' : '');
});
