import { createRandomness } from '../core/randomness';
import type { Fault } from './fault';

export interface FaultTarget {
  /** Null if the contract has no such call. */
  operationId: string | null;
  /** Path of the contract with its parameters in braces; null if unknown. */
  template: string | null;
  /** Concrete path without `/api`. */
  path: string;
  method: string;
}

/** Faults of one call: at most one fault, and the sum of all latencies. */
export interface DrawnFaults {
  fault: Fault | null;
  latencyMs: number;
}

/** Default of `latency`: noticeable but short. */
const DEFAULT_LATENCY_MS = 2000;

interface Posted {
  fault: Fault;
  remaining: number;
  toPass: number;
  /** Number of matching calls of each operation so far, for faults with a share. */
  callCounts: Map<string, number>;
}

/** The active faults, in order of creation. */
export class FaultBoard {
  #posted: Posted[] = [];

  post(faults: readonly Fault[]): void {
    this.#posted.push(
      ...faults.map((fault) => ({
        fault,
        remaining: fault.times ?? Number.POSITIVE_INFINITY,
        toPass: fault.after ?? 0,
        callCounts: new Map(),
      })),
    );
  }

  clear(): void {
    this.#posted = [];
  }

  /** Returns the active faults, each with its number of remaining calls (null: no limit). */
  list(): (Fault & { remaining: number | null })[] {
    return this.#posted.map(({ fault, remaining }) =>
      Object.assign({ remaining: Number.isFinite(remaining) ? remaining : null }, fault),
    );
  }

  /** Returns the faults of this call and counts the call. */
  draw(target: FaultTarget): DrawnFaults {
    let fault: Fault | null = null;
    let latencyMs = 0;
    for (const posted of this.#posted) {
      const isLatency = posted.fault.kind === 'latency';
      if ((!isLatency && fault !== null) || !hits(posted.fault, target)) continue;
      if (posted.toPass > 0) {
        posted.toPass -= 1;
        continue;
      }
      if (!isDrawn(posted, target)) continue;
      posted.remaining -= 1;
      if (isLatency) latencyMs += posted.fault.latencyMs ?? DEFAULT_LATENCY_MS;
      else fault = posted.fault;
    }
    this.#posted = this.#posted.filter((posted) => posted.remaining > 0);
    return { fault, latencyMs };
  }
}

/**
 * Returns whether a fault with a share affects this call. The result depends on the fault's kind and seed, the
 * operation, and the number of its earlier calls.
 */
function isDrawn({ fault, callCounts }: Posted, { operationId, path }: FaultTarget): boolean {
  const { kind, share, seed = 1 } = fault;
  if (share === undefined) return true;
  const name = operationId ?? path;
  const count = callCounts.get(name) ?? 0;
  callCounts.set(name, count + 1);
  return createRandomness(hashOf(`${kind} ${name} ${count} ${seed}`)).next() < share;
}

function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
}

function hits(fault: Fault, target: FaultTarget): boolean {
  if (fault.operationId !== undefined && fault.operationId !== target.operationId) return false;
  if (fault.method !== undefined && fault.method.toUpperCase() !== target.method) return false;
  if (fault.path === undefined) return true;
  const path = fault.path.replace(/^\/api(?=\/)/, '');
  return path === target.template || path === target.path;
}
