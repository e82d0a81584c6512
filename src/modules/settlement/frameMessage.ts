import { paths } from '../../domain/paths';

/** Messages that the page in the frame may send (README.md, «Messages of the frame»). */
export type FrameMessage =
  /** Height of the contents, CSS pixels. */
  | { kind: 'height'; pixels: number }
  /** The frame's own session has ended. */
  | { kind: 'sessionExpired' }
  /** The user chose a page of the cabinet. */
  | { kind: 'open'; path: OpenablePath };

/** Pages of the cabinet that the frame may open; their guards run as usual. */
const OPENABLE = [
  paths.offers,
  paths.documents,
  paths.help,
  paths.insuranceManagement,
  paths.orderRegister,
  paths.invoicesPayment,
  paths.insuranceConditions,
] as const;

type OpenablePath = (typeof OPENABLE)[number];

/** Maximum height of the frame, CSS pixels. */
const HIGHEST = 10_000;

/** Returns an own property of the message, because an inherited one could come from a forged prototype. */
function ownField(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

/** Reads the data of a message; null if it does not match any kind of `FrameMessage`. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  switch (ownField(data, 'type')) {
    case 'settlement:height': {
      const height = ownField(data, 'height');
      if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
      return { kind: 'height', pixels: Math.min(Math.ceil(height), HIGHEST) };
    }
    case 'settlement:session-expired':
      return { kind: 'sessionExpired' };
    case 'settlement:open': {
      const wanted = ownField(data, 'path');
      const path = OPENABLE.find((known) => known === wanted);
      return path === undefined ? null : { kind: 'open', path };
    }
    default:
      return null;
  }
}

/** T3: returns true for a message from the frame's window and its exact origin. */
export function isFromFrame(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  frame: Window | null | undefined,
  expected: string,
): boolean {
  return frame !== null && frame !== undefined && source === frame && origin === expected;
}
