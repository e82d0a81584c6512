import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { mockBackend } from '../test/backend/vitePlugin';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { endWithNpm } from './serve/endWithNpm';
import { keptFiles, missingFiles } from './serve/missingFiles';
import {
  addressOf,
  apiProxy,
  listenOptions,
  readServeSettings,
  servedText,
  TAKES_NO_ARGUMENTS,
} from './serve/settings';

// Serves the production build with the mock backend or, with API_URL, a real one.
const root = join(import.meta.dirname, '..');

await runMain(async () => {
  refuseArguments(process.argv.slice(2), TAKES_NO_ARGUMENTS);
  endWithNpm('preview');
  const { port, host, apiUrl } = readServeSettings(process.env);
  if (!existsSync(join(root, 'dist/index.html'))) await build({ root });
  const server = await preview({
    root,
    plugins: [
      missingFiles(join(root, 'dist')),
      keptFiles(),
      ...(apiUrl === undefined ? [mockBackend()] : []),
    ],
    preview: {
      port,
      ...listenOptions(host),
      proxy: apiUrl === undefined ? {} : apiProxy(apiUrl),
    },
  });
  if (apiUrl !== undefined) process.stdout.write(servedText(addressOf(server), apiUrl));
});
