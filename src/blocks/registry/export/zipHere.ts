// Replaces `fflate` for the library that writes workbooks. The original would start workers from strings; the page's
// policy forbids this, and this code already runs in a worker.
import { zipSync, type Zippable } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/** Runs `zip` of fflate in the caller's thread. */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
