import { useMemo } from 'react';
import { toApiError } from '../../api/errors';
import type { SearchFilter } from '../../api/endpoints/user';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { Note } from '../../ui/state/Note';
import { leftOutOf, listOf } from './searchedList';
import { useOpenRegistry } from './openRegistry';
import { searchNameOf } from './registryQuery';
import type { FoundPart } from './useRegistry';

/** Maximum number of rows requested at once to check the values of a list. */
const ROWS = 1000;

/** Any date will do, because the conditions of a list do not depend on it. */
const ANY_DAY = new Date(0);

/** Maximum number of missing values that the note names. */
const MOST_NAMED = 20;

/** Reads the text of a field, including nested ones («debtor.itn»), from a row of unknown type. */
const textAt = (row: unknown, field: string) =>
  shownText(field.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], row));

interface ListNoteProps {
  condition: SearchFilter;
  values: readonly string[];
  FoundPart: FoundPart;
  /** End of the note, by the searched field: « среди накладных»; empty if the registry has no such text. */
  place: string;
}

/** Shows which values of a list are not in the registry, regardless of its filters. */
function ListNote({ condition, values, FoundPart, place }: ListNoteProps) {
  const filters = [{ ...condition, value: [...values] }];
  return (
    <FoundPart request={{ pageNumber: 0, pageSize: ROWS, filters, sorts: [] }}>
      {({ currentData, isFetching, error }) => {
        if (error !== undefined && !isFetching) {
          return (
            <Note tone="warning" live>
              Не удалось проверить, чего из списка нет: {toApiError(error).message}
            </Note>
          );
        }
        if (currentData === undefined || isFetching) return null;
        const { content, totalElements } = currentData;
        const known = new Set(content.map((row) => textAt(row, condition.field).toLowerCase()));
        const missing = values.filter((value) => !known.has(value.toLowerCase()));
        if (missing.length === 0) return null;
        // The page may be full of rows with the same value, so the values without a row are searched once more.
        if (totalElements > content.length && missing.length < values.length) {
          return <ListNote {...{ condition, FoundPart, place }} values={missing} />;
        }
        const more = missing.length - MOST_NAMED;
        return (
          <Note tone="neutral" live>
            Не найдено{place}: {missing.length} ({missing.slice(0, MOST_NAMED).join(', ')}
            {more > 0 && ` и ещё ${more}`})
          </Note>
        );
      }}
    </FoundPart>
  );
}

/** Notes about a search: another spelling that was used, skipped words, values of a list that were not found. */
export function SearchNotes() {
  const { query, view, meant, FoundPart } = useOpenRegistry();
  const values: Readonly<Record<string, unknown>> = view.filters;
  const name = searchNameOf(query);
  const search = query.filters[name];
  const text = values[name];
  const list = useMemo(() => listOf(text), [text]);
  const [condition] = useMemo(
    () => (list === null ? [] : (search?.conditions(text, ANY_DAY) ?? [])),
    [list, search, text],
  );
  if (meant !== undefined) {
    return (
      <Note tone="neutral" live>
        По запросу «{shownText(text)}» ничего не найдено. Показано по запросу «{meant}».
      </Note>
    );
  }
  const leftOut = leftOutOf(text);
  return (
    <>
      {leftOut.length > 0 && (
        <Note tone="neutral" live>
          Не вошло в поиск: {leftOut.join(', ')}
        </Note>
      )}
      {list !== null && FoundPart !== undefined && condition?.operation === 'IN' && (
        <ListNote
          key={shownText(text)}
          condition={condition}
          values={list}
          FoundPart={FoundPart}
          place={search?.listedIn?.(condition.field) ?? ''}
        />
      )}
    </>
  );
}
