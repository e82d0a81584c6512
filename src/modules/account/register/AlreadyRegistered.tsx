import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { Note } from '../../../ui/state/Note';

/** The way on after a 409: the person has an account already, and what was typed stays here. */
export function AlreadyRegistered() {
  return (
    <Note tone="info" className="registration__note">
      Если это вы, <Link to={paths.login}>войдите</Link> или{' '}
      <Link to={paths.recovery}>восстановите пароль</Link>. Если нет, укажите другую электронную
      почту.
    </Note>
  );
}
