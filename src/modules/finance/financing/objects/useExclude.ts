import { useCallback } from 'react';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import type { SearchRequest } from '../../../../api/endpoints/organization';
import type { RegistryAnswer, RegistryPage } from '../../../../blocks/registry/registryAnswer';
import { useMappedAnswer } from '../../../../blocks/registry/useMappedAnswer';
import { useAppDispatch } from '../../../../session/appStore';
import { useTakenAway, useUndo } from '../../../../shell/undo/useUndo';
import { withoutTakenAway } from '../../../../shell/undo/withoutTakenAway';
import { exclusionFailure, exclusionSaid } from './exclusionText';
import { asExcluded, isExcludable, type ShownObject } from './shownObject';

/** Names what was excluded (`useTakenAway`). */
const OBJECT = 'object';

/** Names an object among what is taken away. */
export const exclusionKey = ({ id }: Pick<ShownObject, 'id'>) => `${OBJECT}/${id}`;

interface ExcludeOptions {
  /** The objects are excluded on the screen. */
  onExcluded: (objects: readonly ShownObject[]) => void;
  /** «Вернуть» was pressed. */
  onUndone: (objects: readonly ShownObject[]) => void;
}

/** Takes objects out of financing, several at once; for ten seconds they can be taken back together. */
export function useExclude({
  onExcluded,
  onUndone,
}: ExcludeOptions): (objects: readonly ShownObject[]) => void {
  const [exclude] = financeRegistryApi.useDeleteFinancingObjectMutation();
  const dispatch = useAppDispatch();
  const undo = useUndo();
  return (wanted) => {
    // The second click of a double click, or one that is being excluded already.
    const objects = wanted.filter((object) => !undo.hidden().has(exclusionKey(object)));
    if (objects.length === 0) return;
    const byKey = new Map(objects.map((object) => [exclusionKey(object), object]));
    undo.begin({
      said: exclusionSaid(objects),
      calls: [...byKey].map(([key, { id }]) => ({ key, send: () => exclude({ id }) })),
      onUndone: () => onUndone(objects),
      failure: (failed) =>
        exclusionFailure(
          failed.map(({ key, failure }) => ({
            number: byKey.get(key)?.number ?? '',
            reason: failure.message,
          })),
          objects.length,
        ),
      // Another window, or a call whose answer was lost, may have excluded or ordered them.
      onFailed: () => void dispatch(financeRegistryApi.util.invalidateTags(['FinancingObject'])),
    });
    onExcluded(objects);
  };
}

/** Whether a search finds excluded objects too. */
function findsExcluded(request: SearchRequest | undefined): boolean {
  const filter = request?.filters?.find(({ field }) => field === 'status.name');
  return filter === undefined || (Array.isArray(filter.value) && filter.value.includes('EXCLUDED'));
}

/** The answer as it will be once the server knows what was excluded. */
export function useWithExcluded<Row extends ShownObject>(
  answer: RegistryAnswer<Row>,
  request: SearchRequest | undefined,
): RegistryAnswer<Row> {
  const isTakenAway = useTakenAway(OBJECT);
  const isShown = findsExcluded(request);
  const change = useCallback(
    (page: RegistryPage<Row>): RegistryPage<Row> => {
      const isGone = (row: Row) => isTakenAway(row.id) && isExcludable(row);
      if (!isShown) return withoutTakenAway(page, isGone);
      return { ...page, content: page.content.map((row) => (isGone(row) ? asExcluded(row) : row)) };
    },
    [isTakenAway, isShown],
  );
  return useMappedAnswer(answer, change);
}
