import { findFirefox, findWebKit } from '../../../scripts/browser/findOtherBrowsers';
import { otherMachine } from '../../../scripts/browser/otherMachine';
import type { RunningBrowser } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface TriedBrowser {
  readonly name: string;
  /** Starts the browser; null if it is not installed. */
  readonly start: (() => Promise<RunningBrowser>) | null;
  /** Reason for skipping the browser; empty if it is installed. */
  readonly missing: string;
}

function tried<Paths>(
  name: string,
  found: { readonly paths: Paths } | { readonly missing: string },
  start: (paths: Paths) => Promise<RunningBrowser>,
): TriedBrowser {
  return 'missing' in found
    ? { name, start: null, missing: found.missing }
    : { name, start: () => start(found.paths), missing: '' };
}

/** Browsers other than Chromium that users have. */
export const browsers: readonly TriedBrowser[] = [
  tried('Firefox', findFirefox(otherMachine), startFirefox),
  tried('WebKit', findWebKit(otherMachine), startWebKit),
];
