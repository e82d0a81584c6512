import { noteFault } from './faults';

/** Notes what nobody has caught on the page. */
export function watchFaults(signal: AbortSignal): void {
  window.addEventListener('error', ({ error, message }) => noteFault(error ?? message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason), { signal });
}
