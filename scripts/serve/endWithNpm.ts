const CHECK_MS = 200;

/**
 * Ends this process when npm ends, because npm passes a signal only to its shell. Has no effect if the script was not
 * started by npm.
 *
 * @param script name in `package.json`; its command must start with `node`, because an intermediate process would
 *   survive the shell
 */
export function endWithNpm(script: string): void {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    // Only once: a second signal would end a process that still writes its report.
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
