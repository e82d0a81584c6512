import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { foreignTool } from '../../scripts/foreign/install';

/** A running mock server of Prism, which knows nothing of us but the bundled contract. */
export interface Prism {
  /** Its address; it serves the contract's paths without the prefix `/api`. */
  readonly url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const POLL_MS = 200;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/service/build/health`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Prism did not start');
}

/**
 * Starts Prism's mock of a bundled contract on a free port of this computer. It answers with the
 * contract's examples, and with inventions from its schemas where a call says `Prefer: dynamic=true`.
 *
 * @param bundle file of the bundled contract
 */
export async function startPrism(bundle: string): Promise<Prism> {
  const { command, args } = await foreignTool('prism');
  const port = await freePort();
  const child = spawn(command, [...args, 'mock', '--port', String(port), bundle], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    await untilItAnswers(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
