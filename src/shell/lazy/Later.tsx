import { useEffect, useState, type ReactNode } from 'react';

/** What arrives within this time needs no sign of waiting, milliseconds. */
const UNNOTICED_MS = 200;

/**
 * A sign of waiting that shows only when the wait gets long: until then it takes its room, unseen
 * and unspoken, so that nothing flashes and nothing jumps.
 */
export function Later({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, UNNOTICED_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={{ display: 'contents', visibility: late ? 'inherit' : 'hidden' }}>{children}</div>
  );
}
