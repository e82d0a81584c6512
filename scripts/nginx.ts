import { thisMachine } from './browser/machine';
import { runMain } from './command/main';
import { runTool } from './command/runTool';
import { UsageError } from './command/usageError';
import { ensureNginx } from './serve/ensureNginx';
import { findNginx } from './serve/nginx';
import { SKIPPED } from './testRun/runSteps';

// `tsx scripts/nginx.ts <program> …` runs a program of node_modules if nginx is installed; as root on Debian it
// installs nginx first.
await runMain(() => {
  const [program, ...args] = process.argv.slice(2);
  if (program?.startsWith('-')) throw new UsageError(`${program}: tsx scripts/nginx.ts PROGRAM …`);
  const nginx = ensureNginx(thisMachine, findNginx);
  const said = 'no nginx here; apt-get install nginx, brew install nginx or NGINX_PATH=…';
  process.stdout.write(`» nginx: ${nginx ?? said}\n`);
  if (nginx === undefined) return SKIPPED;
  return program === undefined ? 0 : runTool(program, args);
});
