import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { hostInAddress } from '../model/address';
import type { CheckedRequest } from '../exchange/exchange';
import type { Report } from '../report/report';
import { serverPrefixes } from '../model/servers';
import { type CapturedExchange, unpackedExchange } from './captured';
import { agentFor, forward } from './forward';
import { createLiveRun, type LiveContract } from './liveRun';
import type { Silence } from './silence';

/** Work that is done while no call waits for this process. */
interface CheckQueue<T> {
  push: (item: T) => void;
  /** A call has begun or ended: while one is under way, nothing is worked on. */
  busy: (change: 1 | -1) => void;
  /** Works off the waiting items. */
  drain: () => Promise<void>;
  readonly length: number;
}

/** Even a busy proxy must not fill the memory with waiting exchanges. */
const MOST_WAITING = 500;

/** Makes a queue that works off one item after the other, off the hot path. */
function createCheckQueue<T>(work: (item: T) => Promise<void>): CheckQueue<T> {
  const waiting: T[] = [];
  let underWay = 0;
  let working: Promise<void> | null = null;

  const isQuiet = (): boolean => underWay === 0 || waiting.length > MOST_WAITING;

  async function workOff(isTime: () => boolean): Promise<void> {
    while (isTime()) {
      const item = waiting.shift();
      if (item === undefined) return;
      await work(item);
      // Sockets come first.
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
    push: (item) => {
      waiting.push(item);
      setImmediate(start);
    },
    busy: (change) => {
      underWay += change;
      if (underWay === 0) setImmediate(start);
    },
    drain: async () => {
      await working;
      await workOff(() => true);
    },
    get length() {
      return waiting.length;
    },
  };
}

export interface ProxyOptions {
  readonly contract: LiveContract;
  readonly target: URL;
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** So long a client waits in vain before the backend is to blame. */
  readonly patienceMs?: number;
  /** Called when another call was checked; `waiting` are still to be. */
  readonly onProgress?: (checked: number, waiting: number) => void;
}

/** A proxy that is running. */
export interface Proxy {
  readonly url: string;
  /** Checks what still waits. Calls go on meanwhile. */
  readonly report: () => Promise<Report>;
  /** Takes no new calls, ends the running ones and checks the waiting exchanges. */
  readonly stop: () => Promise<Report>;
}

/** Larger bodies go through like all, but only their headers are checked. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** A client that leaves sooner changed its mind: a page was closed, a search was typed on. */
export const PATIENCE_MS = 2000;

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
 * A target under a path either is the server of the contract (`…/api`), so that clients call what
 * comes after it, or holds all of it, so that they call it whole.
 */
function contractPathFor({ document }: LiveContract, target: URL): (path: string) => string {
  const base = target.pathname.replace(/\/$/, '');
  const prefix = serverPrefixes(document).find((one) => one !== '' && base.endsWith(one));
  return (path) => (prefix ?? '') + path;
}

/**
 * Stands between any client and a live backend. Everything goes through as it is; a copy of each
 * exchange is checked when no call is under way, so that no call waits for a check.
 * @throws Error where the port is taken
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
    patienceMs: options.patienceMs ?? PATIENCE_MS,
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
  // Long polls and large uploads are the backend's business.
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
      // The last responses report their end after the server has reported its own.
      await Promise.all([...underWay].map((one) => once(one, 'close')));
      agent.destroy();
      return report();
    },
  };
}
