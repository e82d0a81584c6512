import { useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, type BlockerFunction } from 'react-router-dom';

interface LeaveQuestion {
  /** Whether this way is one to ask about. */
  isGuarded: BlockerFunction;
  /** Resolves to true for a consent to leave. */
  ask: () => Promise<boolean>;
  /** Called once the way is free again: what was given up need not be asked about twice. */
  onConsent: () => void;
}

/**
 * While `active`, a navigation of the router waits for the answer of `ask`. What `useBlocker` does,
 * spelled out: the hook itself would be 0.2 kB in the sign-in page's share of react-router.
 */
export function useLeaveQuestion(active: boolean, question: LeaveQuestion): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const latest = useRef(question);
  useLayoutEffect(() => {
    latest.current = question;
  });

  useEffect(() => {
    if (!active || !router) return undefined;
    let isAsking = false;
    const settle = (consent: boolean) => {
      isAsking = false;
      const blocker = router.state.blockers.get(key);
      // A session that ended in the meantime has led away already.
      if (blocker?.state !== 'blocked') return;
      if (!consent) {
        blocker.reset();
        return;
      }
      blocker.proceed();
      latest.current.onConsent();
    };
    router.getBlocker(key, (places) => latest.current.isGuarded(places));
    const unsubscribe = router.subscribe(({ blockers }) => {
      if (blockers.get(key)?.state !== 'blocked' || isAsking) return;
      isAsking = true;
      void latest.current.ask().then(settle);
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [active, router, key]);
}
