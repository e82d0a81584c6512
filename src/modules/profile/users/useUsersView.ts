import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_USERS_VIEW, usersPath, usersViewOf, type UsersView } from './usersView';
import { keepUsersText, keptUsersText } from './usersText';

/** The view of the list of users: the address holds it, and memory the searched name. */
export function useUsersView() {
  const view = usersViewOf(useLocation().search);
  const [text, setText] = useState(keptUsersText);
  const navigate = useNavigate();
  const look = (next: UsersView) => void navigate(usersPath(next), { replace: true });
  const search = (wanted: string) => {
    if (wanted === text) return;
    keepUsersText(wanted);
    setText(wanted);
    look({ ...view, page: 0 });
  };
  const reset = () => {
    keepUsersText('');
    setText('');
    look({ ...DEFAULT_USERS_VIEW, sort: view.sort });
  };
  return { view, text, look, search, reset };
}
