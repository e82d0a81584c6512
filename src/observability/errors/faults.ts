/** Queue of limited length for faults that occur before error reporting has loaded. */
export const faults = {
  waiting: [] as unknown[],
  take(fault: unknown): void {
    if (faults.waiting.length < 20) faults.waiting.push(fault);
  },
};

/** Logs a fault and passes it to error reporting, or queues it until error reporting has loaded. */
export function reportFault(fault: unknown): void {
  console.error(fault);
  faults.take(fault);
}

/** Returns the fault of an event: `error` of an ErrorEvent, `reason` of a rejection. */
const faultOf = (event: Event & { error?: unknown; reason?: unknown }): unknown =>
  event.error ?? event.reason;

/** Passes uncaught errors of the page to error reporting. */
export function watchFaults(signal: AbortSignal): void {
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, (event) => faults.take(faultOf(event)), { signal });
  }
}

/** The `X-Request-ID` of the last failed request: shown to the user, and sent with error reports. */
export const lastFailure: { code?: string | null } = {};
