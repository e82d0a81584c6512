import { spawn } from 'node:child_process';

/**
 * Runs a command, for example other tests, to its end, or until the person wants to stop: then it
 * is asked to end. What it prints goes to standard error, because standard output is the report's.
 *
 * @param url where the proxy listens; the command reads it from CONTRACT_PROXY_URL
 * @returns whether it failed
 * @throws Error where there is no such command
 */
export async function runBehindProxy(
  program: string,
  args: readonly string[],
  url: string,
  stopped: Promise<void>,
): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ['inherit', 2, 2],
    env: { ...process.env, CONTRACT_PROXY_URL: url },
  });
  void stopped.then(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${program}: ${cause.message}`, { cause })));
    child.once('close', (code) => resolve(code !== 0));
  });
}
