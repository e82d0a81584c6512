import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { hostInAddress, serverPrefixes } from '../model/address';
import type { CheckedRequest } from '../exchange/exchange';
import type { Report } from '../report/report';
import { type CapturedExchange, unpackedExchange } from './captured';
import { agentFor, forward } from './forward';
import { createLiveRun, type LiveContract } from './liveRun';
import type { Silence } from './coverage';

/** Number of waiting exchanges above which they are checked even during calls, to limit the memory. */
const MOST_WAITING = 500;

/**
 * Creates a queue that processes items one by one while no call is in progress, or while more than MOST_WAITING items
 * wait.
 */
function createCheckQueue<T>(work: (item: T) => Promise<void>) {
  const waiting: T[] = [];
  let underWay = 0;
  let working: Promise<void> | null = null;

  const isQuiet = (): boolean => underWay === 0 || waiting.length > MOST_WAITING;

  async function workOff(isTime: () => boolean): Promise<void> {
    while (isTime()) {
      const item = waiting.shift();
      if (item === undefined) return;
      await work(item);
      // Handles pending network events first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function start(): void {
    if (working !== null || waiting.length === 0 || !isQuiet()) return;
    working = workOff(isQuiet).finally(() => {
      working = null;
      if (isQuiet()) start();
    });
  }

  return {
    push: (item: T): void => {
      waiting.push(item);
      setImmediate(start);
    },
    /** Changes the number of calls in progress. */
    busy: (change: 1 | -1): void => {
      underWay += change;
      if (underWay === 0) setImmediate(start);
    },
    /** Resolves when the waiting items have been processed. */
    drain: async (): Promise<void> => {
      await working;
      await workOff(() => true);
    },
    get length(): number {
      return waiting.length;
    },
  };
}

export interface ProxyOptions {
  readonly contract: LiveContract;
  readonly target: URL;
  readonly host: string;
  /** Port; 0 selects a free one. */
  readonly port: number;
  /**
   * Minimum time in milliseconds that a client must wait. If it leaves earlier, a missing response is not the
   * backend's fault.
   */
  readonly patienceMs: number;
  /** Called after each check; `waiting` is the number of unchecked exchanges. */
  readonly onProgress?: (checked: number, waiting: number) => void;
}

export interface Proxy {
  readonly url: string;
  /** Checks the waiting exchanges and returns the report; calls continue meanwhile. */
  readonly report: () => Promise<Report>;
  /** Stops accepting calls, ends running calls, checks the waiting exchanges and returns the report. */
  readonly stop: () => Promise<Report>;
}

/** Maximum size of a copied body in bytes. Larger bodies are passed on, but only their headers are checked. */
const KEPT_BYTES = 16 * 1024 * 1024;

function listening(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${hostInAddress(host)}:${bound}`);
    });
  });
}

/**
 * Returns a function that converts a client's path to a path of the contract. If the target's path ends with the
 * contract's prefix (`…/api`), clients send paths without the prefix; otherwise they send the full path.
 */
function contractPathFor({ document }: LiveContract, target: URL): (path: string) => string {
  const base = target.pathname.replace(/\/$/, '');
  const prefix = serverPrefixes(document).find((one) => one !== '' && base.endsWith(one));
  return (path) => (prefix ?? '') + path;
}

/**
 * Starts a proxy between any client and a live backend. It passes messages on unchanged, except for the header `Host`
 * and headers of the connection, and checks a copy of each exchange while no call is in progress.
 * @throws Error if the port is taken
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { contract, target, onProgress } = options;
  const run = createLiveRun(contract);
  const agent = agentFor(target);
  let checked = 0;
  const queue = createCheckQueue(async (captured: CapturedExchange) => {
    run.take(await unpackedExchange(captured));
    checked += 1;
    onProgress?.(checked, queue.length);
  });
  const forwarding = {
    target,
    agent,
    contractPath: contractPathFor(contract, target),
    keep: KEPT_BYTES,
    onExchange: queue.push,
    patienceMs: options.patienceMs,
    onSilence: (request: CheckedRequest, silence: Silence | null) => {
      if (silence === null) run.abandoned(request);
      else run.silent(request, silence);
    },
  };
  const underWay = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    queue.busy(1);
    underWay.add(outgoing);
    outgoing.once('close', () => {
      queue.busy(-1);
      underWay.delete(outgoing);
    });
    forward(forwarding, incoming, outgoing);
  });
  // The proxy has no timeout, because the backend decides about long polls and large uploads.
  server.requestTimeout = 0;
  const url = await listening(server, options.host, options.port);
  const report = async (): Promise<Report> => {
    await queue.drain();
    return run.report();
  };
  return {
    url,
    report,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 500).unref();
      });
      // The last responses may still be open after the server has closed.
      await Promise.all([...underWay].map((one) => once(one, 'close')));
      agent.destroy();
      return report();
    },
  };
}
