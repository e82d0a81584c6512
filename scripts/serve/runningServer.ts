import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/freePort';
import type { ForeignCommand } from '../foreign/install';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

export const HOST = '127.0.0.1';
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/**
 * Starts a server and waits until it accepts connections.
 *
 * @param commandFor returns the command for a port of HOST
 * @throws Error with the server's output if it ends or does not answer
 */
export async function startServer(
  commandFor: (port: number) => ForeignCommand,
): Promise<RunningServer> {
  const port = await freePort();
  const { command, args } = commandFor(port);
  // A process group is needed, because ending only npm would leave the server running.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} does not listen: ${said}`);
    }
    await pause(POLL_MS);
  }
  return { port, stop };
}

async function accepts(port: number): Promise<boolean> {
  try {
    await fetch(`http://${HOST}:${port}/`);
    return true;
  } catch {
    return false;
  }
}
