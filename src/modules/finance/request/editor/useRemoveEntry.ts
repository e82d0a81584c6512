import { useAction } from '../../../../blocks/action/useAction';
import { useEditing, type EntryList } from './editing';

interface Removed {
  key: string;
  /** What the customer calls it. */
  name: string;
}

/** Takes an entry away, after a question. */
export function useRemoveEntry(list: EntryList) {
  const { removeEntry } = useEditing();
  return useAction<void, Removed>({
    ask: ({ name }) => ({
      title: 'Удалить запись?',
      message: `«${name}» больше не будет в анкете.`,
      confirmLabel: 'Удалить',
      danger: true,
    }),
    call: ({ key }) => removeEntry(list, key),
    success: ({ name }) => `Удалено: ${name}`,
    failure: ({ name }, failure) => `Не удалено: ${name}. ${failure.message}`,
  });
}
