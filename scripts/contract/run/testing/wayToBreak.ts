import type { ServerResponse } from 'node:http';
import { PARCEL, type DepotAnswer, type DepotFault } from './depotBackend';

/** One way to break the depot, and what must be told of it. */
export interface WayToBreak {
  readonly way: string;
  readonly operation: string;
  readonly fault: DepotFault;
  readonly found: {
    readonly rule: string;
    /** File of the contract, and texts that lead to the line: `Parcel.yaml > weight:`. */
    readonly place: string;
    /** Part of the message in Russian, or of what came. */
    readonly words: string;
    /** It alone fails no run: a warning, or what is compatible. */
    readonly isAccepted?: true;
    /** Other findings of the same fault. */
    readonly also?: readonly string[];
  };
}

type Found = WayToBreak['found'];

/** An answer that is another one in part. */
export function changed(change: Partial<DepotAnswer>): DepotFault {
  return (answer) => ({ ...answer, ...change });
}

/** A parcel with another property; undefined leaves it out. */
export function parcel(change: Readonly<Record<string, unknown>>): DepotFault {
  return changed({ body: { ...PARCEL, ...change } });
}

export function act(does: (response: ServerResponse) => void): DepotFault {
  return { act: does };
}

/** A way to break the parcel that is read by its id. */
export function ofParcel(
  way: string,
  change: Readonly<Record<string, unknown>>,
  found: Found,
): WayToBreak {
  return { way, operation: 'getParcel', fault: parcel(change), found };
}
