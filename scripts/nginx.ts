import { thisMachine } from './browser/machine';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { ensureNginx } from './serve/ensureNginx';
import { findNginx } from './serve/nginx';

// Prints the nginx that the production profile will use, installing one where that is its place.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const nginx = ensureNginx(thisMachine, findNginx);
  process.stdout.write(
    `${nginx ?? '» Not tried: no nginx here; apt-get install nginx, brew install nginx or NGINX_PATH=…'}\n`,
  );
});
