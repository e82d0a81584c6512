import { connect, type Socket } from 'node:net';
import { findAnswerEnd } from './answerEnd';

/** One request that is sent over and over. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How hard a target is loaded. */
export interface Load {
  /** Connections, each with one request at a time. */
  readonly connections: number;
  readonly milliseconds: number;
}

/** The request as it goes over the wire, made once: the generator must not be the bottleneck. */
function requestBytes({ host, port, method, path, headers, body = '' }: Target): Buffer {
  const lines = Object.entries({
    Host: `${host}:${port}`,
    Connection: 'keep-alive',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Loads a server over kept-alive connections.
 *
 * @returns answers per second
 * @throws Error for an answer that is not 200, or a lost connection: it would count as a fast one
 */
export async function measure(
  target: Target,
  { connections, milliseconds }: Load,
): Promise<number> {
  const request = requestBytes(target);
  const started = performance.now();
  const until = started + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(until, target, request)),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function askUntil(until: number, { host, port, path }: Target, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host, port, noDelay: true });
    let count = 0;
    let received: Buffer = Buffer.alloc(0);
    const fail = (reason: string): void => {
      socket.destroy();
      reject(new Error(`${path}: ${reason}`));
    };
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = findAnswerEnd(received);
      if (end === null) return;
      const status = received.toString('latin1', 9, 12);
      if (status !== '200') return fail(`answered ${received.toString('utf8', 0, 500)}`);
      received = received.subarray(end);
      count += 1;
      if (performance.now() < until) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve(count);
    });
    socket.on('error', (error) => fail(error.message));
    socket.on('end', () => fail('the server closed the connection'));
  });
}
