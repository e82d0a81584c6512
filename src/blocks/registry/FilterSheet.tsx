import './FilterSheet.css';
import { useId, useState, type SyntheticEvent } from 'react';
import type { SearchRequest } from '../../api/endpoints/user';
import { focusFirstWrong } from '../../forms/form/formContext';
import { countOf } from '../../lib/countOf';
import { Button } from '../../ui/button/Button';
import Sheet from '../../ui/overlay/Sheet';
import { FilterPanel } from './FilterPanel';
import { countRequestOf, FoundCount } from './FoundCount';
import { useOpenRegistry } from './openRegistry';
import { searchNameOf, withoutSearch } from './registryQuery';

/** Values of filters by name; null for a removed filter. */
type FilterDraft = Readonly<Record<string, unknown>>;

/** Returns the button's text, the reason why it is disabled, and the announcement for screen readers. */
function wordsOf(count: number | undefined, isCounting: boolean) {
  if (isCounting) return { text: 'Считаем…' };
  if (count === undefined) return { text: 'Показать записи' };
  const found = countOf(count, 'запись', 'записи', 'записей');
  const announcement = `Найдено: ${found}`;
  if (count > 0) return { text: `Показать ${found}`, announcement };
  return { text: 'Ничего не найдено', reason: 'Измените или сбросьте фильтры', announcement };
}

/** The filters of a registry on a phone. They apply together; the button that applies them shows the number of rows. */
export default function FilterSheet({ onClose }: { onClose: () => void }) {
  const open = useOpenRegistry();
  const { kinds, query, view } = open;
  const formId = useId();
  // The sheet excludes the search, because its field is in the toolbar.
  const [{ draft, request }, setState] = useState<{ draft: FilterDraft; request?: SearchRequest }>({
    draft: withoutSearch(kinds, view.filters),
  });
  const search = searchNameOf(query);
  const withSearch = (filters: FilterDraft) => ({ ...filters, [search]: view.filters[search] });
  // Part of a React key: a new number remounts the fields and so clears their typed text.
  const [resets, setResets] = useState(0);
  const put = (next: FilterDraft) =>
    setState({ draft: next, request: countRequestOf(open, withSearch(next)) });
  const reset = () => {
    setResets(resets + 1);
    put({});
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusFirstWrong(event.currentTarget)) return;
    onClose();
    view.setFilters(withSearch(draft));
  };
  return (
    <Sheet
      full
      title="Фильтры"
      onClose={onClose}
      action={
        <Button variant="text" onClick={reset}>
          Сбросить
        </Button>
      }
      footer={
        <FoundCount request={request}>
          {(count, isCounting) => {
            const { text, reason, announcement } = wordsOf(count, isCounting);
            return (
              <>
                <Button type="submit" form={formId} size="lg" wide disabledReason={reason}>
                  {text}
                </Button>
                <output className="visually-hidden">{announcement}</output>
              </>
            );
          }}
        </FoundCount>
      }
    >
      <form id={formId} className="filter-sheet" noValidate onSubmit={submit}>
        <FilterPanel
          key={resets}
          id={`${formId}-filters`}
          values={draft}
          inSheet
          onChange={(name, value) => put({ ...draft, [name]: value })}
        />
      </form>
    </Sheet>
  );
}
