import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningCommand {
  /** Returns the output so far. */
  readonly output: () => string;
  /** Returns null while the command runs. */
  readonly exitCode: () => number | null;
  /** Resolves with the exit code when the command ends; null if a signal ended it. */
  readonly exit: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Starts a command as a newcomer would, in a new process group. */
export function startCommand(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  return {
    output: () => output,
    exitCode: () => child.exitCode,
    exit: async () => {
      await gone;
      return child.exitCode;
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await gone;
    },
  };
}
