import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { confirm } from '../modal/confirm';

export interface LeaveQuestionProps {
  /** Names what would be lost. */
  message: string;
  /** Whether this way is one to ask about. */
  isGuarded: BlockerFunction;
  /** Called once the way is free again: what was given up need not be asked about twice. */
  onConsent: () => void;
}

/**
 * As long as it is on the page, ways out of it wait for an answer, and the browser asks before the
 * tab goes. The router allows one blocker at a time, so it is mounted only while there is unsaved input.
 */
export function LeaveQuestion({ message, isGuarded, onConsent }: LeaveQuestionProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const blocker = useBlocker(isGuarded);
  const isBlocked = blocker.state === 'blocked';
  const latest = useRef({ blocker, message, onConsent });
  useLayoutEffect(() => {
    latest.current = { blocker, message, onConsent };
  });

  // The router tells of a stopped way by its state alone.
  useEffect(() => {
    if (!isBlocked) return undefined;
    let isAsking = true;
    const question = {
      title: 'Уйти со страницы?',
      message: latest.current.message,
      confirmLabel: 'Уйти',
      cancelLabel: 'Остаться',
      danger: true,
    };
    void dispatch(confirm(question)).then((consents) => {
      const { blocker: stopped, onConsent: giveUp } = latest.current;
      // A session that ended in the meantime has led away already.
      if (!isAsking || stopped.state !== 'blocked') return;
      if (!consents) {
        stopped.reset();
        return;
      }
      stopped.proceed();
      giveUp();
    });
    return () => {
      isAsking = false;
    };
  }, [isBlocked, dispatch]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return null;
}
