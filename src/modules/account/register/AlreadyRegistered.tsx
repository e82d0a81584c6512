import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { Note } from '../../../ui/state/Note';

/** Links for a person who already has an account (409); the form keeps its input. */
export function AlreadyRegistered() {
  return (
    <Note tone="info" className="registration__note">
      Если это вы, <Link to={paths.login}>войдите</Link> или{' '}
      <Link to={paths.recovery}>восстановите пароль</Link>. Если нет, укажите другую электронную
      почту.
    </Note>
  );
}
