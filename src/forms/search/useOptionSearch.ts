import { useEffect, useRef, useState } from 'react';

/** Option of a classifier: the code is sent, the name is shown. */
export interface SearchOption {
  code: string;
  name: string;
  /** Text beside the name, for options that users do not recognise by their code. */
  detail?: string;
}

export type FindOptions = (text: string) => Promise<readonly SearchOption[]>;

export type OptionSearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; options: readonly SearchOption[] }
  | { state: 'failed' };

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Requests options while the user types; a response for an older text is ignored. */
export function useOptionSearch(find: FindOptions) {
  const [found, setFound] = useState<OptionSearch>({ state: 'idle' });
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = () => {
    clearTimeout(timer.current);
    asked.current += 1;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current += 1;
    },
    [],
  );

  const askNow = async (text: string) => {
    forget();
    const question = asked.current;
    setFound({ state: 'loading' });
    let answer: OptionSearch;
    try {
      answer = { state: 'ready', options: await find(text) };
    } catch {
      answer = { state: 'failed' };
    }
    if (asked.current === question) setFound(answer);
  };

  const ask = (text: string) => {
    forget();
    setFound({ state: 'loading' });
    timer.current = setTimeout(() => void askNow(text), DEBOUNCE_MS);
  };

  /** Cancels the search; its response is ignored. */
  const stop = () => {
    forget();
    setFound({ state: 'idle' });
  };
  return { found, ask, askNow, stop };
}
