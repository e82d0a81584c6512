import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Link } from 'react-router-dom';
import { TextInput } from '../../../ui/input/TextInput';
import { DEFAULT_USERS_VIEW, usersPath, type UsersView } from './usersView';
import { timesIcon } from '../../../ui/icon/drawings/timesIcon';

/** How long after the last key a search is asked for. */
const TYPING_MS = 300;

const STATUSES: readonly { status: UsersView['status']; label: string }[] = [
  { status: 'present', label: 'Все, кроме удалённых' },
  { status: 'active', label: 'Активные' },
  { status: 'unverified', label: 'Не подтверждённые' },
  { status: 'deleted', label: 'Удалённые' },
];

interface UsersToolbarProps {
  view: UsersView;
  text: string;
  /** How often the filters were reset; the field starts anew with each. */
  resets: number;
  onSearch: (text: string) => void;
  onReset: () => void;
  onAdd: () => void;
}

/** Search and filters of the list of users, and the way to add one. */
export function UsersToolbar({ view, text, resets, onSearch, onReset, onAdd }: UsersToolbarProps) {
  const isFiltered = text !== '' || view.status !== DEFAULT_USERS_VIEW.status;
  return (
    <>
      <SearchInput key={resets} text={text} onSearch={onSearch} />
      <nav className="users__statuses" aria-label="Статус пользователей">
        {STATUSES.map(({ status, label }) => (
          <Link
            key={status}
            to={usersPath({ ...view, status, page: 0 })}
            className="users__status"
            aria-current={status === view.status ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {isFiltered && (
        <Button size="sm" variant="text" icon={timesIcon} onClick={onReset}>
          Сбросить
        </Button>
      )}
      <Button size="sm" className="users__add" onClick={onAdd}>
        Добавить пользователя
      </Button>
    </>
  );
}

function SearchInput({ text, onSearch }: Pick<UsersToolbarProps, 'text' | 'onSearch'>) {
  const [typed, setTyped] = useState(text);
  // The search of a moment later must know what was chosen beside it meanwhile.
  const search = useEffectEvent((wanted: string) => onSearch(wanted.trim()));
  useEffect(() => {
    const timer = setTimeout(() => search(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      aria-label="Поиск по имени или логину"
      placeholder="Имя или логин"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onSearch(typed.trim());
      }}
    />
  );
}
