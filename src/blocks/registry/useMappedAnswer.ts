import { useMemo } from 'react';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/**
 * An answer of RTK Query with its data changed.
 *
 * @param change the same function in every render, while it changes the same
 */
export function useMappedAnswer<Data, Changed, Whole extends Answer<Data>>(
  answer: Whole & Answer<Data>,
  change: (data: Data) => Changed,
): Omit<Whole, keyof Answer<Data>> & Answer<Changed> {
  const { data, currentData } = answer;
  const changed = useMemo(() => (data === undefined ? undefined : change(data)), [data, change]);
  return { ...answer, data: changed, currentData: currentData === data ? changed : undefined };
}
