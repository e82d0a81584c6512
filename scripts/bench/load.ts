import { Agent } from 'node:http';
import { callOver, type Call } from './callOver';

export interface Load {
  /** Number of connections, each with one request at a time. */
  readonly connections: number;
  readonly milliseconds: number;
}

/**
 * Repeats one call.
 *
 * @returns responses per second
 * @throws Error for a response that is not 200, or a lost connection: both would count as fast responses
 */
export async function measure(call: Call, { connections, milliseconds }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let count = 0;
  const askUntilTheEnd = async () => {
    while (performance.now() < started + milliseconds) {
      const { status, body } = await callOver(agent, call);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${body.slice(0, 500)}`);
      count += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askUntilTheEnd));
  } finally {
    agent.destroy();
  }
  return count / ((performance.now() - started) / 1000);
}
