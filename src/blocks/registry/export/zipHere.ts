// In place of `fflate` for the library that writes workbooks: it would start workers from texts, which the
// policy of the page forbids, and is in a worker anyway.
import { zipSync, type Zippable } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/** `zip` of fflate, in the thread of its caller. */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
