import { useMemo } from 'react';
import type { RegistryAnswer, RegistryPage } from './registryAnswer';

/**
 * The answer of a registry with its pages changed.
 *
 * @param change the same function in every render, while it changes the same
 */
export function useMappedAnswer<Row>(
  answer: RegistryAnswer<Row>,
  change: (page: RegistryPage<Row>) => RegistryPage<Row>,
): RegistryAnswer<Row> {
  const { data, currentData } = answer;
  const changed = useMemo(() => data && change(data), [data, change]);
  return { ...answer, data: changed, currentData: currentData === data ? changed : undefined };
}
