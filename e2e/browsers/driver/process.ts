import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Time limit for the start of a process. */
const PATIENCE_MS = 60_000;
const GRACE_MS = 10_000;

/**
 * Starts a process without output; its file descriptor 3 is a pipe for messages. The process stays in the current
 * process group, so killing a hung run also ends its browsers.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
}

/** Ends a process, which ends its own children. Kills it if it does not exit in time. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(limit);
}

/** Waits until `attempt` returns a value. Throws if the process exits first or the time limit is over. */
export async function ready<Value>(
  child: ChildProcess,
  attempt: () => Promise<Value | undefined>,
): Promise<Value> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await attempt();
    if (value !== undefined) return value;
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`${child.spawnfile} does not start (exit code ${child.exitCode})`);
    }
    await pause(100);
  }
}
