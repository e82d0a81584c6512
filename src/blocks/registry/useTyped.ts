import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between the last key and the search. */
const TYPING_MS = 300;

interface TypedOptions {
  tellsAtOnce?: boolean;
  /** Returns whether typed and given text mean the same: the typed text then stays. */
  isSame?: (typed: string, text: string) => boolean;
}

const isSameText = (typed: string, text: string) => typed.trim() === text;

/**
 * Keeps a text while it is typed, and reports it a moment after the last key, or on each key. A text that was changed
 * elsewhere («Назад», «Сбросить») replaces the typed one.
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
