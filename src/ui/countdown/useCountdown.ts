import { useCallback, useSyncExternalStore } from 'react';

function secondsLeft(untilMs: number): number {
  return Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
}

/**
 * Whole seconds until a moment (milliseconds of `Date.now`), 0 once it has come. Counted from the
 * clock, so that a tab whose timers were throttled is right as soon as it is looked at.
 */
export function useCountdown(untilMs: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        onChange();
        const left = untilMs - Date.now();
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [untilMs],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(untilMs));
}
