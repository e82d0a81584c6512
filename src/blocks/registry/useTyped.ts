import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of typed text, in milliseconds. */
const TYPING_MS = 300;

interface TypedOptions {
  tellsAtOnce?: boolean;
  /** Returns whether both texts have the same meaning; the typed text is then not replaced. */
  isSame?: (typed: string, text: string) => boolean;
}

const isSameText = (typed: string, text: string) => typed.trim() === text;

/**
 * Holds the text of an input and reports it debounced, or on each key press with `tellsAtOnce`. If `text` changes from
 * outside («Назад», «Сбросить»), it replaces the typed text.
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
