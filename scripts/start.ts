import { createServer } from 'vite';
import { mockBackend } from '../test/backend/vitePlugin';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { endWithNpm } from './serve/endWithNpm';
import {
  addressOf,
  apiProxy,
  listenOptions,
  readServeSettings,
  servedText,
  TAKES_NO_ARGUMENTS,
  WATCH,
} from './serve/settings';

// Serves the cabinet for development, with the mock backend or, if API_URL is set, with a real one.
await runMain(async () => {
  refuseArguments(process.argv.slice(2), TAKES_NO_ARGUMENTS);
  endWithNpm('start');
  const { port, host, apiUrl } = readServeSettings(process.env);
  const server = await createServer({
    plugins: apiUrl === undefined ? [mockBackend()] : [],
    server: {
      port,
      watch: WATCH,
      ...listenOptions(host),
      ...(apiUrl === undefined ? {} : { proxy: apiProxy(apiUrl) }),
    },
  });
  await server.listen();
  if (apiUrl !== undefined) process.stdout.write(servedText(addressOf(server), apiUrl));
});
