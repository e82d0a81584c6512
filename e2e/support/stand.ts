import { createSocket, type Socket as Datagrams } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { startNginx, type NginxServer } from '../../scripts/serve/nginx';

const dist = join(import.meta.dirname, '../../dist');

/** A local server with a behaviour that the test defines. */
export interface Behaved {
  readonly port: number;
  /** Methods and paths of the requests so far, first to last. */
  readonly asked: readonly string[];
  /** Returns the number of connections so far. */
  connections(): number;
  onConnection(listener: (socket: Socket) => void): void;
  /** Stops the server: it refuses later connections. May be called repeatedly. */
  close(): void;
}

export interface Behaviour {
  readonly tls?: { readonly key: Buffer; readonly cert: Buffer };
  readonly keepAliveMs?: number;
  readonly host?: string;
}

/** Starts a server for `listener`, with TLS if there is a key. */
export async function behaved(
  listener: RequestListener,
  { tls, keepAliveMs = 5_000, host = '127.0.0.1' }: Behaviour = {},
): Promise<Behaved> {
  const asked: string[] = [];
  const noted: RequestListener = (request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    listener(request, response);
  };
  const server: Server = tls ? createSecureServer(tls, noted) : createServer(noted);
  server.keepAliveTimeout = keepAliveMs;
  let connections = 0;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined));
  });
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    asked,
    connections: () => connections,
    onConnection: (hear) => void server.on('connection', hear),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Returns a listener that responds to all requests with this text, as JSON. */
export const says =
  (text: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(text));
    });
  };

/**
 * Starts a DNS server that resolves every name to the address that `says` returns. While `knows` returns false, it
 * knows no name.
 */
export async function nameServer(
  knows: () => boolean,
  says = () => '127.0.0.1',
): Promise<{ port: number; close(): void }> {
  const socket: Datagrams = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const isIpv4 = query.readUInt16BE(end - 4) === 1;
    const known = knows();
    const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, known ? 0x80 : 0x83]);
    const counts = Buffer.from([0, 1, 0, known && isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...says().split('.').map(Number)];
    const answer = Buffer.from(known && isIpv4 ? record : []);
    socket.send(Buffer.concat([header, counts, query.subarray(12, end), answer]), port, address);
  });
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}

/** Returns the addresses of backends in the format of BACKEND_URL. */
export const addressesOf = (...backends: readonly Behaved[]): string =>
  backends.map(({ port }) => `http://127.0.0.1:${port}`).join(' ');

/** Starts the shipped nginx with these settings only. The servers in `also` stop with it. */
export async function startStand(
  settings: Readonly<Record<string, string>>,
  also: readonly { close(): void }[] = [],
  folder = dist,
): Promise<NginxServer> {
  const nginx = await startNginx({ dist: folder, settings });
  return {
    ...nginx,
    close: async () => {
      await nginx.close();
      for (const server of also) server.close();
    },
  };
}
