import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { hostInAddress } from '../contract/model/address';

/** Both addresses of `localhost`, because a client may use either. */
export const LOCALHOST: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Listens on a host. For `localhost` it uses both addresses, or only the first one, for example on a machine without
 * IPv6.
 *
 * @param giveNotice called if another program uses the second address, because clients may reach that program
 * @throws Error if the host or its port is not available
 */
export async function listen(
  answer: RequestListener,
  { host, port }: { host: string; port: number },
  giveNotice: (text: string) => void,
): Promise<{ readonly port: number; readonly servers: readonly Server[] }> {
  const [first = host, ...others] = host === 'localhost' ? LOCALHOST : [host];
  const servers = [await listenAt(first, port, answer)];
  const address = servers[0]?.address();
  const taken = typeof address === 'object' ? (address?.port ?? port) : port;
  for (const other of others) {
    try {
      servers.push(await listenAt(other, taken, answer));
    } catch (error) {
      const { message, cause } = Object(error);
      if (Object(cause).code === 'EADDRINUSE') giveNotice(message);
    }
  }
  return { port: taken, servers };
}

async function listenAt(host: string, port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { message } = Object(error);
    throw new Error(`Cannot listen on ${hostInAddress(host)}:${port}: ${message}`, {
      cause: error,
    });
  }
  return server;
}
