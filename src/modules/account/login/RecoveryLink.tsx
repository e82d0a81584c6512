import { useForm } from 'react-final-form';
import { handOverInput } from '../../../forms/form/handOverInput';
import { Link } from 'react-router-dom';
import { recoveryForm } from '../recovery/recoveryForm';
import type { Credentials } from '../../../session/signIn';

/** «Забыли пароль?»: the login that was typed already goes along. */
export function RecoveryLink() {
  const form = useForm<Credentials>('RecoveryLink');
  return (
    <Link
      to="/recovery"
      className="login__recovery"
      onClick={() => {
        const username = form.getState().values.username?.trim();
        if (username) handOverInput(recoveryForm, { username });
      }}
    >
      Забыли пароль?
    </Link>
  );
}
