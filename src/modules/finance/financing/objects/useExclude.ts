import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import type { SearchRequest } from '../../../../api/endpoints/organization';
import {
  type RegistryAnswer,
  type RegistryPage,
  shownPage,
  type Keyed,
  useMappedAnswer,
} from '../../../../blocks/registry/registryAnswer';
import { useAppDispatch, useAppStore, type AppState } from '../../../../session/appStore';
import { beginStep, usePendingRemoval } from '../../../../shell/undo/undo';
import { selectHidden } from '../../../../shell/undo/undoSlice';
import { withoutTakenAway } from '../../../../shell/undo/withoutTakenAway';
import { isExcludable, objectsText } from './financingObject';

type Row = Keyed<FinancingObject>;

/** Kind under which `usePendingRemoval` finds excluded objects. */
const OBJECT = 'object';

/** `<kind>/<id>`, as in `selectHidden`. */
const exclusionKey = ({ id }: Pick<FinancingObject, 'id'>) => `${OBJECT}/${id}`;

/** Returns true for an object whose exclusion is pending or done. */
export const isExcluded = (state: AppState, object: Pick<FinancingObject, 'id'>) =>
  selectHidden(state).includes(exclusionKey(object));

/** Maximum number of names in a message; further objects are counted. */
const MOST_NAMED = 3;

function exclusionMessage(objects: readonly Pick<FinancingObject, 'number'>[]): string {
  const [first] = objects;
  return objects.length === 1 && first
    ? `Требование ${first.number || 'без номера'} исключено из финансирования`
    : `Исключено из финансирования: ${objectsText(objects.length)}`;
}

/** Returns the message about objects that the server did not exclude; for a single object, the server's message. */
function exclusionFailure(
  failed: readonly { number: string; reason: string }[],
  asked: number,
): string {
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join(' ');
  if (asked === 1) return reasons;
  const named = failed.slice(0, MOST_NAMED).map(({ number }) => number || 'без номера');
  const rest = failed.length - named.length;
  const numbers = named.join(', ') + (rest > 0 ? ` и ещё ${rest}` : '');
  return `Не исключено: ${objectsText(failed.length)} из ${asked} (${numbers}). ${reasons}`;
}

interface ExcludeOptions {
  /** Called when the objects are excluded on the screen. */
  onExcluded: (objects: readonly FinancingObject[]) => void;
  /** Called after «Вернуть», when the objects are shown again. */
  onUndone: (objects: readonly FinancingObject[]) => void;
}

/** Returns the function that excludes objects from financing; for ten seconds the user can undo this. */
export function useExclude({
  onExcluded,
  onUndone,
}: ExcludeOptions): (objects: readonly FinancingObject[]) => void {
  const [exclude] = financeRegistryApi.useDeleteFinancingObjectMutation();
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return (wanted) => {
    // Ignores the second click of a double click, and objects whose exclusion is pending.
    const objects = wanted.filter((object) => !isExcluded(getState(), object));
    if (objects.length === 0) return;
    const byKey = new Map(objects.map((object) => [exclusionKey(object), object]));
    dispatch(
      beginStep({
        message: exclusionMessage(objects),
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
        // Another window, or a call whose response was lost, may have excluded or ordered the objects.
        onFailed: () => void dispatch(financeRegistryApi.util.invalidateTags(['FinancingObject'])),
      }),
    );
    onExcluded(objects);
  };
}

/** Returns whether a search also finds excluded objects. */
function findsExcluded(request: SearchRequest | undefined): boolean {
  const filter = request?.filters?.find(({ field }) => field === 'status.name');
  return filter === undefined || (Array.isArray(filter.value) && filter.value.includes('EXCLUDED'));
}

/**
 * Returns the response as if the server had executed the exclusions. A page whose rows were all excluded shows the rows
 * of the next page, or of the previous page.
 */
export function useWithExcluded(
  answer: RegistryAnswer<Row>,
  request: SearchRequest | undefined,
): RegistryAnswer<Row> {
  const isTakenAway = usePendingRemoval(OBJECT);
  const isShown = findsExcluded(request);
  const change = useCallback(
    (page: RegistryPage<Row>): RegistryPage<Row> => {
      const isGone = (row: Row) => isTakenAway(row.id) && isExcludable(row);
      if (!isShown) return withoutTakenAway(page, isGone);
      const excluded = { status: { name: 'EXCLUDED', description: undefined } };
      const content = page.content.map((row) => (isGone(row) ? { ...row, ...excluded } : row));
      return { ...page, content };
    },
    [isTakenAway, isShown],
  );
  const { currentData: asked } = answer;
  const here = useMappedAnswer(answer, change);
  const beside = request && asked && neighbourPage(request, asked.totalElements);
  const isEmptied = (asked?.content.length ?? 0) > 0 && here.currentData?.content.length === 0;
  const other = financeRegistryApi.useFindFinancingObjectsQuery(
    isEmptied && beside ? { searchRequest: beside } : skipToken,
  );
  const left = other.currentData;
  const rows = useMemo(() => left && change(shownPage(left, (row) => row)), [left, change]);
  if (!isEmptied || !beside) return here;
  // Undefined until the rows have loaded; the totals are still those of the whole search.
  const data = rows && here.data && { ...here.data, content: rows.content };
  const isFetching = here.isFetching || other.isFetching;
  return { ...here, data, currentData: data, isFetching, error: other.error ?? here.error };
}

/**
 * Returns the request for the page shown instead of a page whose rows were all excluded: the next, otherwise the
 * previous; undefined if there is neither.
 */
function neighbourPage(request: SearchRequest, total: number): SearchRequest | undefined {
  const { pageNumber = 0, pageSize = 0 } = request;
  if ((pageNumber + 1) * pageSize < total) return { ...request, pageNumber: pageNumber + 1 };
  return pageNumber > 0 ? { ...request, pageNumber: pageNumber - 1 } : undefined;
}
