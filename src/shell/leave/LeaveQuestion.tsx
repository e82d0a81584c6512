import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  createPath,
  useBlocker,
  type Blocker,
  type BlockerFunction,
  type Path,
} from 'react-router-dom';
import { confirm } from '../modal/confirm';

export interface LeaveQuestionProps {
  /** Names what would be lost. */
  message: string;
  /** Whether this way is one to ask about. */
  isGuarded: BlockerFunction;
  /** Called once the way is free again: what was given up need not be asked about twice. */
  onConsent: () => void;
}

const GONE: Blocker = {
  state: 'unblocked',
  location: undefined,
  reset: undefined,
  proceed: undefined,
};

/** Whether the browser still stands on the page it was stopped on the way to: the router takes it back. */
function isTakenBack(stoppedAt: Path): boolean {
  const { pathname, search, hash } = window.location;
  return createPath(stoppedAt) === pathname + search + hash;
}

/**
 * As long as it is on the page, ways out of it wait for an answer, and the browser asks before the
 * tab goes. The router allows one blocker at a time, so it is mounted only while there is unsaved input.
 */
export function LeaveQuestion({ message, isGuarded, onConsent }: LeaveQuestionProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const blocker = useBlocker(isGuarded);
  const latest = useRef({ blocker, message, onConsent });
  const isAsking = useRef(false);
  useLayoutEffect(() => {
    latest.current = { blocker, message, onConsent };
  });

  // The router tells of a stopped way by its state alone: a new object for each, so that one which
  // follows an answer at once, before anything was drawn, is asked about as well.
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
    // A dialog belongs to the entry of the history that it opens on.
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

  // A session that ended in the meantime has led away already: the answer is nobody's.
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
