import { useRef } from 'react';

/** Runs one piece of work after the other: two calls never change one thing at once. */
export function useInTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const next = last.current.then(work, work);
    last.current = next.catch(() => undefined);
    return next;
  };
}
