import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves for the length of one test, on a free port of this machine. */
export async function serveForTest(listener: RequestListener): Promise<URL> {
  const server: Server = createServer(listener);
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
