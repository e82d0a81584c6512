import { thisMachine } from './browser/machine';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { findNginx } from './serve/nginx';

// Prints the nginx that the production profile will use; a Debian without one gets its package.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  if (findNginx() === undefined && thisMachine.isDebian && thisMachine.isRoot) {
    const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
    if (thisMachine.run('apt-get', ['update'])) thisMachine.run('apt-get', install);
  }
  const nginx = findNginx();
  if (nginx === undefined) {
    throw new Error('nginx не найден: apt-get install nginx-light, или NGINX_PATH=/путь/к/nginx');
  }
  process.stdout.write(`${nginx}\n`);
});
