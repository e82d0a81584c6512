import type { ServerResponse } from 'node:http';
import { PARCEL, type DepotAnswer, type DepotFault } from './depotBackend';

/** One fault of the depot, and the findings that it must cause. */
export interface WayToBreak {
  readonly way: string;
  readonly operation: string;
  readonly fault: DepotFault;
  readonly found: {
    readonly rule: string;
    /** File of the contract, followed by texts that lead to the line, such as `Parcel.yaml > weight:`. */
    readonly place: string;
    /** Part of the Russian message, or of the received value. */
    readonly words: string;
    /** True for a finding that does not fail a run: a warning, or a compatible one. */
    readonly isAccepted?: true;
    /** Other findings of the same fault. */
    readonly also?: readonly string[];
  };
}

type Found = WayToBreak['found'];

export function changed(change: Partial<DepotAnswer>): DepotFault {
  return (answer) => ({ ...answer, ...change });
}

/** Returns a fault that changes a property of the parcel; undefined removes it. */
export function parcel(change: Readonly<Record<string, unknown>>): DepotFault {
  return changed({ body: { ...PARCEL, ...change } });
}

export function act(does: (response: ServerResponse) => void): DepotFault {
  return { act: does };
}

export function ofParcel(
  way: string,
  change: Readonly<Record<string, unknown>>,
  found: Found,
): WayToBreak {
  return { way, operation: 'getParcel', fault: parcel(change), found };
}
