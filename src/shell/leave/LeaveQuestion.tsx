import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  createPath,
  useBlocker,
  type Blocker,
  type BlockerFunction,
  type Path,
} from 'react-router-dom';
import { useAppDispatch } from '../../session/appStore';
import { confirm } from '../modal/modalKind';

export interface LeaveQuestionProps {
  /** Text about the work that would be lost. */
  message: string;
  /** Returns true for a navigation that needs a confirmation. */
  isGuarded: BlockerFunction;
  /** Called after the consent to leave; must prevent a second question. */
  onConsent: () => void;
}

const GONE: Blocker = {
  state: 'unblocked',
  location: undefined,
  reset: undefined,
  proceed: undefined,
};

/** Returns true while the browser still shows the blocked address, before the router has restored the old address. */
function isTakenBack(stoppedAt: Path): boolean {
  const { pathname, search, hash } = window.location;
  return createPath(stoppedAt) === pathname + search + hash;
}

/**
 * Blocks navigation until the user has answered, and makes the browser ask before the tab closes. The router allows one
 * blocker at a time, so this component is mounted only while there is unsaved input.
 */
export function LeaveQuestion({ message, isGuarded, onConsent }: LeaveQuestionProps) {
  const dispatch = useAppDispatch();
  const blocker = useBlocker(isGuarded);
  const latest = useRef({ blocker, message, onConsent });
  const isAsking = useRef(false);
  useLayoutEffect(() => {
    latest.current = { blocker, message, onConsent };
  });

  // The router creates a new `blocker` object for each blocked navigation, also between the user's choice and the next
  // render. `latest` therefore gives the object to which the choice applies.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return undefined;
    isAsking.current = true;
    const question = {
      title: 'Уйти со страницы?',
      message: latest.current.message,
      confirmLabel: 'Уйти',
      cancelLabel: 'Остаться',
      danger: true,
    };
    const ask = async () => {
      const consents = await dispatch(confirm(question));
      isAsking.current = false;
      const { blocker: stopped, onConsent: giveUp } = latest.current;
      if (stopped.state !== 'blocked') return;
      if (!consents) {
        stopped.reset();
        return;
      }
      stopped.proceed();
      giveUp();
    };
    if (!isTakenBack(blocker.location)) {
      void ask();
      return undefined;
    }
    // The dialog belongs to the history entry on which it opens, so it waits until the router has restored that entry.
    let isBack = false;
    const arrive = () => {
      isBack = true;
      void ask();
    };
    window.addEventListener('popstate', arrive, { once: true });
    return () => {
      window.removeEventListener('popstate', arrive);
      if (!isBack) isAsking.current = false;
    };
  }, [blocker, dispatch]);

  // After the unmount, for example at the end of the session, the answer of the dialog is ignored.
  useEffect(
    () => () => {
      latest.current = { ...latest.current, blocker: GONE };
    },
    [],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return null;
}
