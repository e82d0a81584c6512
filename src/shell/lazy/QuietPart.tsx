import { useEffect, useState, type ReactNode } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import type { AppState } from '../../session/appStore';
import { LazyPart, type LazyPartProps } from './LazyPart';

/** The page is looked at so often, milliseconds, and is quiet after so many looks without work. */
const LOOK_MS = 200;
const LOOKS = 3;

/** True once a page that is looked at has all that it has asked for, shows it, and is connected. */
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

/** An optional part of the page: it is loaded when the page is drawn; a failure is silent. */
export function QuietPart<Props>({
  part,
  fallback = null,
  children,
}: Pick<LazyPartProps<Props>, 'part' | 'children'> & { fallback?: ReactNode }) {
  return useQuietPage() ? (
    <LazyPart part={part} fallback={fallback} onFailure={ignore}>
      {children}
    </LazyPart>
  ) : (
    fallback
  );
}
