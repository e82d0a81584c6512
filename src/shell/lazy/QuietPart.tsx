import { useEffect, useState, type ReactNode } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import type { AppState } from '../../session/appStore';
import { LazyPart, type LazyPartProps } from './LazyPart';

/** Milliseconds between two checks, and the number of successive idle checks after which the page counts as quiet. */
const LOOK_MS = 200;
const LOOKS = 3;

/** Returns true once the page has been visible, online and without pending work in three successive checks. */
function useQuietPage(): boolean {
  const { getState } = useStore<AppState>();
  const [looks, setLooks] = useState(0);
  const isQuiet = looks >= LOOKS;
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setInterval(() => {
      const isBusy =
        document.hidden ||
        !navigator.onLine ||
        document.querySelector('main [aria-busy=true]') ||
        Object.values(getState().cabinetApi.queries).some(
          (query) => query?.status === QueryStatus.pending,
        );
      setLooks((before) => (isBusy ? 0 : before + 1));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [getState, isQuiet]);
  return isQuiet;
}

const ignore = () => {};

/**
 * An optional part of the interface, loaded once the page is idle (`useQuietPage`). After a failure it renders nothing.
 */
export function QuietPart<Props>({
  part,
  fallback = null,
  children,
}: Pick<LazyPartProps<Props>, 'part' | 'children'> & { fallback?: ReactNode }) {
  return useQuietPage() ? (
    <LazyPart part={part} fallback={fallback} keepsFallback onFailure={ignore}>
      {children}
    </LazyPart>
  ) : (
    fallback
  );
}
