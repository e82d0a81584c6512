import { thisMachine } from './browser/machine';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { findNginx } from './serve/nginx';

// Prints the nginx that the production profile will use; a Debian without one gets its package. Where
// there is none in the end, the profile is named as not tried, and nothing fails.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  if (findNginx() === undefined && thisMachine.isDebian && thisMachine.isRoot) {
    const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
    if (thisMachine.run('apt-get', ['update'])) thisMachine.run('apt-get', install);
  }
  process.stdout.write(`${findNginx() ?? 'nginx нет: рабочий профиль не проверен'}\n`);
});
