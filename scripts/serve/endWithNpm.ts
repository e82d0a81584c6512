const CHECK_MS = 200;

/**
 * Ends this process when npm ends: npm passes a signal to its shell only. Does nothing if another command started the
 * script.
 *
 * @param script its name in `package.json`. The command there must start with `node`: another process in between would
 * survive the shell
 */
export function endWithNpm(script: string): void {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
