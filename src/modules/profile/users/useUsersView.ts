import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { DEFAULT_USERS_VIEW, usersPath, usersViewOf, type UsersView } from './usersView';
import { keepUsersText, keptUsersText } from './usersText';

/**
 * The view of the list of users: the address holds it, and memory the searched name, until the tab of
 * the browser is loaded anew or the session ends.
 */
export function useUsersView() {
  const location = useLocation();
  const view = usersViewOf(location.search);
  const [text, setText] = useState(keptUsersText);
  const [resets, setResets] = useState(0);
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const look = (next: UsersView) => void navigate(usersPath(next), { replace: true });
  const search = (wanted: string) => {
    if (wanted === text) return;
    keepUsersText(wanted);
    setText(wanted);
    // Another status or order may be on its way into the address, or the person to another page.
    const { pathname, search: query } = coming ?? location;
    const next = usersViewOf(query);
    if (pathname === paths.profile && next.page > 0) look({ ...next, page: 0 });
  };
  const reset = () => {
    keepUsersText('');
    setText('');
    // A field of its own again: what was typed a moment ago must not be searched after all.
    setResets(resets + 1);
    look({ ...DEFAULT_USERS_VIEW, sort: view.sort });
  };
  return { view, text, resets, look, search, reset };
}
