import { useMemo } from 'react';
import type { RegistryAnswer } from './registryAnswer';
import { shownPage, type Keyed } from './shownPage';

/**
 * The answer of a search with its rows as they are shown, and with keys.
 *
 * @param show reads a row; the same function in every render
 */
export function useShownRows<Shown extends { id: string }>(
  answer: RegistryAnswer<object>,
  show: (row: object) => Shown,
): RegistryAnswer<Keyed<Shown>> {
  const { data, currentData } = answer;
  const shown = useMemo(() => shownPage(data, show), [data, show]);
  return { ...answer, data: shown, currentData: currentData === data ? shown : undefined };
}
