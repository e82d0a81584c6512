const CHECK_MS = 200;

/**
 * Ends this process as if the signal had come to it when npm is ended: npm passes a signal on to the
 * shell that it has started, and no further. Does nothing where another command started the script.
 *
 * @param script its name in `package.json`, where it is run by `node` itself: a process in between
 *   would outlive the shell as the parent of this one
 */
export function endWithNpm(script: string): void {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
