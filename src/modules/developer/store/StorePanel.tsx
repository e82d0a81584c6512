import './StorePanel.css';
import { useState } from 'react';
import { useAppSelector } from '../../../session/appStore';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Disclosure } from '../../../ui/button/Disclosure';
import { TextInput } from '../../../ui/input/TextInput';
import { entriesOf, filterState } from './filterState';
import { redactState, type ShownValue } from './redactState';

/** Disables a warning, because this panel selects the whole store on purpose. */
const WHOLE = { devModeChecks: { identityFunctionCheck: 'never' } } as const;

/** The current store as a tree, without secret or personal data. */
export default function StorePanel() {
  const state = useAppSelector((all) => all, WHOLE);
  const [query, setQuery] = useState('');
  const shown = filterState(redactState(state), query);
  const searching = query.trim() !== '';
  const slices = entriesOf(shown);
  return (
    <Card
      title="Хранилище"
      subtitle="Пароли, токены, реквизиты, имена и тексты сервера скрыты"
      headingLevel={2}
    >
      <div className="developer__row flex flex-wrap gap-2-3">
        <TextInput
          type="search"
          aria-label="Поиск по хранилищу"
          placeholder="Ключ или значение"
          autoComplete="off"
          className="store-tree__search flex-1"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CopyButton
          variant="text"
          label="Скопировать как JSON"
          text={JSON.stringify(shown, null, 2)}
        />
      </div>
      {slices.length === 0 ? (
        <EmptyState drawing="find" framed={false} title="Ничего не найдено" />
      ) : (
        <div className="developer__code text-xs wrap-anywhere rounded border bg-sunken pad-3">
          {slices.map(([key, value]) => (
            // A search opens the branches of its results.
            <Branch key={`${key} ${String(searching)}`} name={key} value={value} open={searching} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Branch({ name, value, open }: { name: string; value: ShownValue; open: boolean }) {
  const [isOpen, setOpen] = useState(open);
  const entries = entriesOf(value);
  if (typeof value !== 'object' || value === null || entries.length === 0) {
    return (
      <div className="store-tree__leaf">
        <span className="text-accent">{name}:</span> {JSON.stringify(value)}
      </div>
    );
  }
  return (
    <Disclosure
      className="store-tree__branch"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <span className="text-accent">
          {name} <span className="text-muted">({entries.length})</span>
        </span>
      }
    >
      {isOpen &&
        entries.map(([key, entry]) => <Branch key={key} name={key} value={entry} open={open} />)}
    </Disclosure>
  );
}
