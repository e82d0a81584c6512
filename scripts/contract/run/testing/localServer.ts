import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Starts a server on a free port, which stops when the test ends, and returns its URL. */
export async function serveForTest(listener: RequestListener): Promise<URL> {
  const server: Server = createServer(listener);
  // On a slow machine, idle connections would time out during a test.
  server.keepAliveTimeout = 0;
  const address = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address()));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  if (typeof address === 'object' && address !== null && 'port' in address) {
    return new URL(`http://127.0.0.1:${String(address.port)}`);
  }
  throw new Error('The test server has no port');
}

/** Listens without accepting connections: the kernel queues one or two of them and drops the rest. */
const SWALLOWING = `
const { parentPort } = require('node:worker_threads');
const server = require('node:net').createServer();
server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
  parentPort.postMessage(server.address().port);
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});
`;

/** Starts a server that accepts no connection; returns its address. */
export async function serveNothing(): Promise<URL> {
  const worker = new Worker(SWALLOWING, { eval: true });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const port = await new Promise<number>((resolve) => {
    worker.once('message', resolve);
  });
  const waiting = Array.from({ length: 8 }, () =>
    connect({ host: '127.0.0.1', port }).on('error', () => undefined),
  );
  onTestFinished(() => {
    for (const socket of waiting) socket.destroy();
  });
  return new URL(`http://127.0.0.1:${port}`);
}
