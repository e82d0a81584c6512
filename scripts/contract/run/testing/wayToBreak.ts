import type { ServerResponse } from 'node:http';
import { PARCEL, type DepotAnswer, type DepotFault } from './depotBackend';

/** One fault of the depot, and the findings that it must cause. */
export interface WayToBreak {
  readonly way: string;
  readonly operation: string;
  readonly fault: DepotFault;
  readonly found: {
    readonly rule: string;
    /** Contract file, followed by texts that locate the line: `Parcel.yaml > weight:`. */
    readonly place: string;
    /** Part of the Russian message, or of the received value. */
    readonly words: string;
    /** True for a warning or a compatible finding, which does not fail a run. */
    readonly isAccepted?: true;
    /** Other findings of the same fault. */
    readonly also?: readonly string[];
  };
}

type Found = WayToBreak['found'];

/** Returns a fault that replaces some parts of the response. */
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

/** Returns a fault in the response for a single parcel. */
export function ofParcel(
  way: string,
  change: Readonly<Record<string, unknown>>,
  found: Found,
): WayToBreak {
  return { way, operation: 'getParcel', fault: parcel(change), found };
}
