import { useEffect, useEffectEvent, useState } from 'react';

/** How long after the last key a search is asked for. */
const TYPING_MS = 300;

/**
 * A text that is told of a moment after the last key, or at once by `tell`. A text that comes from
 * elsewhere (the way back, «Сбросить») takes the place of the typed one.
 */
export function useTyped(text: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const tell = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== text) onTyped(wanted.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
