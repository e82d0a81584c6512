import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';
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
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const question = {
      title: 'Уйти со страницы?',
      message: latest.current.message,
      confirmLabel: 'Уйти',
      cancelLabel: 'Остаться',
      danger: true,
    };
    void dispatch(confirm(question)).then((consents) => {
      isAsking.current = false;
      const { blocker: stopped, onConsent: giveUp } = latest.current;
      if (stopped.state !== 'blocked') return;
      if (!consents) {
        stopped.reset();
        return;
      }
      stopped.proceed();
      giveUp();
    });
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
