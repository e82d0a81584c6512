import { scrubText } from '../privacy/scrubText';
import { withoutValues } from '../privacy/withoutValues';

export const HEARTBEAT_SECONDS = 15;

/** Maximum number of commands that wait for the tracker, because it may never load. */
const MOST_WAITING = 200;

/** A command of the tracker, as in the tracker's own queue. */
type Command = readonly [name: string, ...values: readonly unknown[]];

declare global {
  interface Window {
    /** The tracker's own queue: an array until its script has loaded. */
    _paq?: { push: (command: Command) => unknown; length?: number };
  }
}

/** Address of the tracker, and the id of the site. */
export interface TrackerAddress {
  /** Path of the tracker on this origin, with a slash at its end. */
  path: string;
  siteId: string;
  /** Hash of the only allowed script, `sha384-…`; if undefined, any script is allowed. */
  integrity?: string | undefined;
  /** Converts an address to one that Trusted Types allow; returns it unchanged if the browser has no Trusted Types. */
  allow?: (address: string) => string;
}

/** Parameters of a tracker request whose values are addresses. */
const ADDRESSES = ['url', 'urlref', 'link', 'download', '_ref'];

/** Parameters that the tracker needs for counting: numbers, and random ids of one view. */
const COUNTED =
  /^(?:idsite|rec|r|[hms]|_idn?|send_image|cookie|res|pv_id|ca|ping|apiv|pf_\w+|pdf|qt|realp|wma|fla|java|ag)$/;

function cleanValue(name: string, value: string): string {
  if (COUNTED.test(name)) return /^\w{0,16}$/.test(value) ? value : '';
  if (ADDRESSES.includes(name)) return withoutValues(value);
  // These values are words of the cabinet itself: labels of events and names of pages.
  return name.startsWith('e_') || name === 'action_name' ? value : scrubText(value);
}

/**
 * Cleans a request of the tracker: addresses are reduced to their shapes, and texts that are not the cabinet's own
 * are scrubbed.
 */
export function cleanRequest(request: string): string {
  const values = new URLSearchParams(request);
  return new URLSearchParams(
    Array.from(values, ([name, value]) => [name, cleanValue(name, value)]),
  ).toString();
}

/** Returns the path of a tracker on this origin, or undefined for another origin. */
export function trackerPath(address: string | undefined): string | undefined {
  if (address === undefined || !/^\/(?![/\\])/.test(address)) return undefined;
  return address.endsWith('/') ? address : `${address}/`;
}

/** Passes a command to the tracker, or queues it until the tracker has loaded. */
export type Tracker = (...command: Command) => void;

/**
 * Sets the tracker up and loads its script. Commands wait until the script has loaded, up to a limit; they are dropped
 * if it fails to load.
 */
export function startTracker(
  { path, siteId, integrity = '', allow = String }: TrackerAddress,
  signal: AbortSignal,
): Tracker {
  const waiting: Command[] = [];
  const queueOf = () => (window._paq ??= waiting);
  let isLost = false;
  const tracker: Tracker = (...command) => {
    const queue = queueOf();
    // After the load the queue is an object of the script and has no length.
    if (isLost || signal.aborted || (queue.length ?? 0) >= MOST_WAITING) return;
    queue.push(command);
  };
  tracker('setTrackerUrl', `${path}matomo.php`);
  tracker('setSiteId', siteId);
  tracker('disableCookies');
  tracker('setCustomRequestProcessing', cleanRequest);
  tracker('setReferrerUrl', '');
  tracker('enableLinkTracking');
  tracker('enableHeartBeatTimer', HEARTBEAT_SECONDS);

  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'strict-origin';
  script.integrity = integrity;
  script.src = allow(`${path}matomo.js`);
  script.addEventListener('error', () => {
    isLost = true;
    waiting.length = 0;
  });
  signal.addEventListener('abort', () => script.remove());
  document.head.append(script);
  return tracker;
}
