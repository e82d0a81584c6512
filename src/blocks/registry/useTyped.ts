import { useEffect, useEffectEvent, useState } from 'react';

/** How long after the last key a search is asked for. */
const TYPING_MS = 300;

interface TypedOptions {
  tellsAtOnce?: boolean;
  /** Whether the typed text says what the known one does: then it stays as it was typed. */
  isSame?: (typed: string, text: string) => boolean;
}

const isSameText = (typed: string, text: string) => typed.trim() === text;

/**
 * A text that is told of a moment after the last key, or with each key. A text that comes from
 * elsewhere (the way back, «Сбросить») takes the place of the typed one.
 */
export function useTyped(
  text: string,
  onTyped: (text: string) => void,
  { tellsAtOnce = false, isSame = isSameText }: TypedOptions = {},
) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (!isSame(typed, text)) setTyped(text);
  }
  const tell = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== text) onTyped(wanted.trim());
  });
  useEffect(() => {
    if (tellsAtOnce) return undefined;
    const timer = setTimeout(() => tell(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, tellsAtOnce]);
  const type = (wanted: string) => {
    setTyped(wanted);
    if (tellsAtOnce && wanted.trim() !== text) onTyped(wanted.trim());
  };
  return { typed, setTyped: type };
}
