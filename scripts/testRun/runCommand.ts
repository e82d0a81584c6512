import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** How a command ended, and everything it printed. */
export interface CommandResult {
  readonly succeeded: boolean;
  readonly output: string;
}

const running = new Set<number>();

function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

/** Asks every command still running to end, and ends the ones that have not after `graceMs`. */
export async function endRunningCommands(graceMs: number): Promise<void> {
  const asked = [...running];
  for (const pid of asked) killGroup(pid, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (asked.some((pid) => running.has(pid)) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const pid of asked) killGroup(pid);
}

/**
 * Runs a command, one of the tree's own tools first of all, to its end in a process group of its
 * own and without standard input. When `limitMs` has
 * passed, the group is killed and the command has failed: a hung runner must not hang the caller.
 */
export function runCommand(
  command: readonly string[],
  options: {
    readonly cwd: string;
    readonly limitMs: number;
    readonly env?: Readonly<Record<string, string>> | undefined;
  },
): Promise<CommandResult> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: options.cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...options.env,
        PATH: `${join(options.cwd, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        CI: '1',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let ending = '';
    const stop = (): void => {
      if (pid !== undefined) killGroup(pid);
    };
    const limit = setTimeout(() => {
      ending = `\nStopped: not finished after ${options.limitMs / 1000} s.\n`;
      stop();
    }, options.limitMs);
    const finish = (code: number | null): void => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
      const output = Buffer.concat(chunks).toString('utf8') + ending;
      resolve({ succeeded: code === 0 && ending === '', output });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      ending = `\n${error.message}\n`;
      finish(null);
    });
    // What the command left running would keep the pipes open, and so this promise, for ever.
    child.on('exit', stop);
    child.on('close', finish);
  });
}
