import { paths } from '../../../domain/paths';
import { Note } from '../../../ui/state/Note';
import { RouterLink } from '../../../ui/navigation/RouterLink';

/** The way on after a 409: the person has an account already, and what was typed stays here. */
export function AlreadyRegistered() {
  return (
    <Note tone="info" className="registration__note">
      Если это вы, <RouterLink to={paths.login}>войдите</RouterLink> или{' '}
      <RouterLink to={paths.recovery}>восстановите пароль</RouterLink>. Если нет, укажите другую
      электронную почту.
    </Note>
  );
}
