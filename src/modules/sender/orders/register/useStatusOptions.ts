import { useMemo } from 'react';
import { useGetOrderStatusesQuery } from '../../../../api/endpoints/sender';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { FilterOption } from '../../../../blocks/registry/filterControls';

/** The statuses of the directory that can be filtered by; those without a code cannot. */
export function statusChoices(rows: readonly object[]): FilterOption[] {
  const options = rows.flatMap((row) => {
    const { code, name } = fieldsOf(row);
    const value = shownText(code);
    return value === '' ? [] : [{ value, label: shownText(name) || value }];
  });
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** The directory of statuses; null while it is not there, and where it cannot be read (rule N10). */
export function useStatusOptions(): readonly FilterOption[] | null {
  const { data } = useGetOrderStatusesQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  return useMemo(() => {
    const options = statusChoices(data ?? []);
    return options.length === 0 ? null : options;
  }, [data]);
}
