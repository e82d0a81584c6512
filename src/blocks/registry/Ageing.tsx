import './Ageing.css';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { countOf, figureOf } from '../../lib/countOf';
import { addDays, moscowDay, type IsoDay } from '../../lib/isoDay';
import type { RowWords } from '../../ui/registry/registryColumn';
import { Money } from '../../ui/value/Money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useOpenRegistry } from './openRegistry';
import type { RegistryAnswer } from './registryAnswer';
import type { FilterKinds, FilterValues } from './registryFilters';
import { isFilteredBy, registryParams, searchFiltersOf, type RegistryQuery } from './registryQuery';
import type { FoundPart } from './useRegistry';

/** A part of the strip: due dates from `first` to `last`, in days from today, both included. An absent end is open. */
interface Band {
  readonly name: string;
  readonly first?: number;
  readonly last?: number;
}

const BANDS: readonly Band[] = [
  { name: 'Срок не наступил', first: 0 },
  { name: '1–7 дней', first: -7, last: -1 },
  { name: '8–30 дней', first: -30, last: -8 },
  { name: '30+ дней', last: -31 },
];

/** Returns the filters of each part of the strip, in display order; an empty list for a registry without `ageing`. */
export function ageingFilters(
  { ageing }: Pick<RegistryQuery, 'ageing'>,
  today: IsoDay,
): FilterValues<FilterKinds>[] {
  if (ageing === undefined) return [];
  const dayAt = (days: number | undefined) =>
    days === undefined ? undefined : addDays(today, days);
  return BANDS.map(({ first, last }) => ({
    ...ageing.owed,
    [ageing.due]: { from: dayAt(first), to: dayAt(last) },
  }));
}

interface AnswersProps {
  /** Conditions of the remaining searches. All searches run in parallel. */
  searches: readonly ReturnType<typeof searchFiltersOf>[];
  FoundPart: FoundPart;
  /** Results of the previous searches. */
  answers: readonly RegistryAnswer<unknown>[];
  children: (answers: readonly RegistryAnswer<unknown>[]) => ReactNode;
}

/** Requests each search with a single row, because only its total and sums are needed. */
function Answers({ searches: [filters, ...rest], answers, ...props }: AnswersProps) {
  const { FoundPart, children } = props;
  if (filters === undefined) return children(answers);
  return (
    <FoundPart request={{ pageNumber: 0, pageSize: 1, filters }}>
      {(answer) => <Answers {...props} searches={rest} answers={[...answers, answer]} />}
    </FoundPart>
  );
}

/** Returns the count and the sum in kopeks; undefined if the response lacks the count or the sum. */
function figuresOf({ currentData }: RegistryAnswer<unknown>, total: string) {
  const count: unknown = currentData?.totalElements;
  const sum: unknown = currentData?.totals?.[total];
  if (typeof count !== 'number' || typeof sum !== 'number') return undefined;
  return count >= 0 && sum >= 0 ? { count, sum } : undefined;
}

interface PartsProps {
  query: RegistryQuery;
  parts: readonly FilterValues<FilterKinds>[];
  total: string;
  FoundPart: FoundPart;
  label: string;
  rowWords: RowWords;
  /** Index of the part by which the registry is filtered, or -1. */
  pressed: number;
  onPress: (part: number) => void;
}

/** Memoized, because the registry renders at each change of a filter. */
const Parts = memo(function Parts({ query, parts, total, FoundPart: Found, ...shown }: PartsProps) {
  const { label, rowWords, pressed, onPress } = shown;
  const searches = parts.map((filters) => searchFiltersOf(query, { view: undefined, filters }));
  return (
    <Answers searches={searches} answers={[]} FoundPart={Found}>
      {(answers) => {
        const bands = BANDS.flatMap((band, at) => {
          const figures = answers[at] && figuresOf(answers[at], total);
          return figures ? [{ ...band, ...figures, at, onClick: () => onPress(at) }] : [];
        });
        if (bands.length < BANDS.length) return null;
        return (
          <fieldset aria-label={`${label}: по срокам`}>
            <div className="ageing__strip flex gap-2px overflow-hidden">
              {bands.map(
                ({ at, sum, onClick }) =>
                  sum > 0 && (
                    <button
                      key={at}
                      type="button"
                      // The button below has the same action, and a name for screen readers.
                      tabIndex={-1}
                      aria-hidden="true"
                      className={`ageing__part ageing--${at}`}
                      data-pressed={at === pressed}
                      style={{ flexGrow: sum }}
                      onClick={onClick}
                    />
                  ),
              )}
            </div>
            <div className="ageing__names flex gap-1 overflow-x-auto">
              {bands.map(({ at, name, last, count, sum, onClick }) => (
                <button
                  key={at}
                  type="button"
                  className="ageing__name flex flex-none items-center gap-2 text-13 text-muted nowrap rounded focus-inside"
                  aria-pressed={at === pressed}
                  disabled={count === 0 && at !== pressed}
                  onClick={onClick}
                >
                  <span className={`ageing__swatch ageing--${at}`} />
                  <span>
                    {last !== undefined && <VisuallyHidden>Просрочка</VisuallyHidden>} {name}
                  </span>{' '}
                  <Money
                    className="ageing__sum text-default font-medium"
                    kopeks={sum}
                    fraction={false}
                  />{' '}
                  <span className="ageing__count" aria-hidden="true">
                    {figureOf(count)}
                  </span>
                  <VisuallyHidden>{countOf(count, ...rowWords)}</VisuallyHidden>
                </button>
              ))}
            </div>
          </fieldset>
        );
      }}
    </Answers>
  );
});

/** Minimum number of rows for the strip: with fewer rows, the due dates are easy to compare without it. */
const LEAST_ROWS = 3;

/**
 * A strip of unpaid sums by days since the due date; pressing a part filters the registry. It makes its calls once rows
 * are shown; its space is reserved from the start and stays empty if a call fails. A registry that opens with fewer
 * than three rows has no strip, unless filters may hide other rows.
 */
export function Ageing() {
  const { query, view, rows, rowWords, label, total: count, ...open } = useOpenRegistry();
  const { FoundPart: Found, isNarrowed } = open;
  // Computed once: at midnight, a new day would otherwise change the requests of the open page.
  const [parts] = useState(() => ageingFilters(query, moscowDay()));
  const [words] = useState(rowWords);
  // Decided once: a part that is pressed later must not remove the strip. Undefined until there are rows.
  const [isUseful, setUseful] = useState<boolean>();
  if (isUseful === undefined && rows.length > 0) setUseful(isNarrowed || count >= LEAST_ROWS);
  const pressed = useMemo(
    () => parts.findIndex((filters) => isFilteredBy(query, filters, view.filters)),
    [parts, query, view.filters],
  );
  const press = (part: number) => {
    // The counts cover all views, so a press must switch to the view without filters.
    const all = query.views?.find((one) => Object.keys(one.filters).length === 0) ?? view.view;
    const filters = part === pressed ? {} : (parts[part] ?? {});
    const state = { ...view, view: all, filters, page: 0, row: null };
    view.goTo(registryParams(query, new URLSearchParams(), state).toString());
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  const onPress = useCallback((part: number) => latest.current(part), []);
  if (query.ageing === undefined || Found === undefined || isUseful === false) return null;
  const { total } = query.ageing;
  return (
    <div className="ageing overflow-hidden print-hidden">
      {isUseful && (
        <Parts
          {...{ query, parts, total, label, pressed, onPress }}
          FoundPart={Found}
          rowWords={words}
        />
      )}
    </div>
  );
}
