import './ResendTimer.css';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/Button';
import { VisuallyHidden } from '../VisuallyHidden';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

function secondsLeft(untilMs: number): number {
  return Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
}

/**
 * Returns the whole seconds until a moment (milliseconds of `Date.now`), 0 afterwards. The seconds are read from the
 * clock, so a tab with throttled timers is correct as soon as it is visible.
 */
function useCountdown(untilMs: number): number {
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

export interface ResendTimerProps extends AnalyticsProps {
  /** Time at which another code can be requested, milliseconds of `Date.now`. */
  untilMs: number;
  onResend: () => unknown;
  /** True while the code is being sent. */
  busy?: boolean | undefined;
}

/** Returns the time as `0:42`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows a countdown that is not announced, then the resend button, which is announced. */
export function ResendTimer({ untilMs, onResend, busy, ...mark }: ResendTimerProps) {
  const seconds = useCountdown(untilMs);
  const isAsked = useRef(false);
  // The countdown replaces the pressed button, but the focus must not be lost.
  const takeFocus = useCallback((left: HTMLSpanElement | null) => {
    if (!left || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement === document.body) left.focus();
  }, []);
  return (
    <div
      {...mark}
      className="resend-timer flex items-center min-h-40px text-muted text-sm tabular-nums"
    >
      {seconds > 0 ? (
        <span ref={takeFocus} tabIndex={-1}>
          Отправить ещё раз через {clockOf(seconds)}
        </span>
      ) : (
        <Button
          variant="text"
          size="sm"
          busy={busy}
          onClick={() => {
            isAsked.current = true;
            onResend();
          }}
        >
          Отправить ещё раз
        </Button>
      )}
      <output>
        {seconds === 0 && <VisuallyHidden>Можно отправить код ещё раз</VisuallyHidden>}
      </output>
    </div>
  );
}
