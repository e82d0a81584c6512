import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptInput } from '../../../forms/form/keptInput';
import { DEFAULT_USERS_VIEW, usersPath, usersViewOf, type UsersView } from './usersView';

/** Where the searched text waits while a user's page is looked at; gone at sign-out. */
const SHELF = 'users-search';

function keptText(): string {
  const text = keptInput().get(SHELF)?.['text'];
  return typeof text === 'string' ? text : '';
}

/** The view of the list of users: the address holds it, and memory the searched name. */
export function useUsersView() {
  const view = usersViewOf(useLocation().search);
  const [text, setText] = useState(keptText);
  const navigate = useNavigate();
  const look = (next: UsersView) => void navigate(usersPath(next), { replace: true });
  const search = (wanted: string) => {
    if (wanted === text) return;
    keptInput().set(SHELF, { text: wanted });
    setText(wanted);
    look({ ...view, page: 0 });
  };
  const reset = () => {
    keptInput().delete(SHELF);
    setText('');
    look({ ...DEFAULT_USERS_VIEW, sort: view.sort });
  };
  return { view, text, look, search, reset };
}
