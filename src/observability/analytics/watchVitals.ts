/** Web vitals: milliseconds, and thousandths of a layout shift. */
export type Vital = 'lcp' | 'inp' | 'cls';

/**
 * Milliseconds. Layout shifts belong to one window if consecutive shifts are less than this apart, and the first and
 * last less than five seconds.
 */
const GAP_MS = 1_000;
const SPAN_MS = 5_000;

/** A performance entry with the fields of the kinds `event` and `layout-shift`. */
interface VitalEntry extends PerformanceEntry {
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** Observes entries of a kind, including earlier ones. Returns undefined if the browser does not support the kind. */
function observeEntries(
  type: string,
  signal: AbortSignal,
  take: (entry: VitalEntry) => void,
): PerformanceObserver | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined;
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return observer;
}

/**
 * Reports the web vitals when the page is hidden for the first time: largest contentful paint, slowest interaction, and
 * the worst window of layout shifts.
 */
export function watchVitals(
  tell: (vital: Vital, value: number) => void,
  signal: AbortSignal,
): void {
  const worst: Partial<Record<Vital, number>> = {};
  const atLeast = (vital: Vital, value: number) => {
    worst[vital] = Math.max(worst[vital] ?? 0, value);
  };
  const shifts = { sum: 0, since: 0, last: -GAP_MS };
  const takes: Readonly<Record<string, (entry: VitalEntry) => void>> = {
    'largest-contentful-paint': ({ startTime }) => atLeast('lcp', startTime),
    event: ({ interactionId, duration }) => {
      if (interactionId) atLeast('inp', duration);
    },
    'layout-shift': ({ startTime, value = 0, hadRecentInput }) => {
      if (hadRecentInput) return;
      const goesOn = startTime - shifts.last < GAP_MS && startTime - shifts.since < SPAN_MS;
      shifts.sum = goesOn ? shifts.sum + value : value;
      if (!goesOn) shifts.since = startTime;
      shifts.last = startTime;
      atLeast('cls', shifts.sum * 1_000);
    },
  };
  const observers = Object.entries(takes).map(
    ([type, take]) => [observeEntries(type, signal, take), take] as const,
  );
  const reportOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', reportOnce);
    for (const [observer, take] of observers) observer?.takeRecords().forEach(take);
    // Zero is reported, too, if the browser measures layout shifts.
    if (observers.at(-1)?.[0] !== undefined) atLeast('cls', 0);
    for (const vital of ['lcp', 'inp', 'cls'] as const) {
      const value = worst[vital];
      if (value !== undefined) tell(vital, Math.round(value));
    }
  };
  document.addEventListener('visibilitychange', reportOnce, { signal });
}
