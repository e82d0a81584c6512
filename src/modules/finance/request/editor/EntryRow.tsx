import './EntryRow.css';
import type { ReactNode } from 'react';
import { useAction } from '../../../../blocks/action/useAction';
import { IconButton } from '../../../../ui/button/IconButton';
import { pencilIcon } from '../../../../ui/icon/drawings/pencilIcon';
import { trashIcon } from '../../../../ui/icon/drawings/trashIcon';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import type { EntryList } from '../form/requestValues';
import { useEditing } from './editing';

interface EntryRowProps {
  list: EntryList;
  entryKey: string;
  /** What the customer calls it. */
  name: string;
  /** Lines under the name. */
  about: readonly string[];
  /** Something is missing or wrong in it. */
  incomplete: boolean;
  /** What else is said of it, before its buttons. */
  children: ReactNode;
}

/** An entry of a list in one line, with the ways to change and to remove it. */
export function EntryRow({ list, entryKey, name, about, incomplete, children }: EntryRowProps) {
  const { openEntry } = useEditing();
  const removal = useRemoveEntry(list);
  return (
    <div className="entry-row">
      <div className="entry-row__who">
        <b>{name}</b>
        {about.map((line) => (
          <span key={line} className="entry-row__about">
            {line}
          </span>
        ))}
      </div>
      {incomplete && <StatusBadge tone="warning" label="Заполнено не всё" />}
      {children}
      <div className="entry-row__actions">
        <IconButton
          icon={pencilIcon}
          label={`Изменить: ${name}`}
          onClick={() => openEntry(entryKey)}
        />
        <IconButton
          icon={trashIcon}
          label={`Удалить: ${name}`}
          busy={removal.busy && removal.subject?.key === entryKey}
          onClick={() => removal.run({ key: entryKey, name })}
        />
      </div>
    </div>
  );
}

interface Removed {
  key: string;
  /** What the customer calls it. */
  name: string;
}

/** Takes an entry away, after a question. */
function useRemoveEntry(list: EntryList) {
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
