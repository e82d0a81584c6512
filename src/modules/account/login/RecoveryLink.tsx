import { useForm } from 'react-final-form';
import { handOverInput } from '../../../forms/form/handOverInput';
import { Link } from 'react-router-dom';
import type { RecoveryValues } from '../recovery/recoveryForm';
import type { Credentials } from '../../../session/signIn';

/** «Забыли пароль?»: the login that was typed already goes along. Its form is named here, so that it is no part of the first visit. */
export function RecoveryLink() {
  const form = useForm<Credentials>('RecoveryLink');
  return (
    <Link
      to="/recovery"
      className="login__recovery"
      onClick={() => {
        const username = form.getState().values.username?.trim();
        if (username) handOverInput<RecoveryValues>({ name: 'recovery' }, { username });
      }}
    >
      Забыли пароль?
    </Link>
  );
}
