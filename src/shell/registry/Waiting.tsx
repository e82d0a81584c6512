import { useEffect, useState } from 'react';

/** An answer that comes within this time needs no sign of waiting, milliseconds. */
const QUICK_MS = 200;

/** The line above rows that are being asked for, once that takes its time; rows fade along with it. */
export function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, QUICK_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <div className="registry-screen__waiting" />;
}
