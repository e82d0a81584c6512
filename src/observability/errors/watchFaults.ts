import { faults } from './faults';

/** What an event says of the fault: `error` of an ErrorEvent, `reason` of a rejection. */
const faultOf = (event: Event & { error?: unknown; reason?: unknown }): unknown =>
  event.error ?? event.reason;

/** Tells error reporting of what nobody has caught on the page. */
export function watchFaults(signal: AbortSignal): void {
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, (event) => faults.take(faultOf(event)), { signal });
  }
}
