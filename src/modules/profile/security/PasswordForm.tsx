import { useChangePasswordMutation } from '../../../api/endpoints/auth';
import { FormShell } from '../../../forms/form/FormShell';
import { NewPasswordField } from '../../../forms/password/NewPasswordField';
import { PasswordField } from '../../../forms/password/PasswordField';
import { RepeatPasswordField } from '../../../forms/password/RepeatPasswordField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useCurrentUser } from '../../../session/currentUser';
import { suggestPassword } from '../../../session/suggestPassword';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { passwordChangeOf, type PasswordFormValues } from './passwordChange';

/** The old password and the new one; calls back once the server has taken it. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = useCurrentUser();
  const dispatch = useSessionDispatch();
  const [change] = useChangePasswordMutation();

  const send = async (values: PasswordFormValues) => {
    await change({ passwordChange: passwordChangeOf(values) }).unwrap();
    onChanged();
  };
  return (
    <FormShell<PasswordFormValues> name="password" onSubmit={send} className="profile__password">
      {/* Password managers replace the password of this login, and of no other. */}
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label="Текущий пароль"
        required
        autoComplete="current-password"
      />
      <NewPasswordField
        name="newPassword"
        repeatName="repeat"
        generate={() => dispatch(suggestPassword())}
      />
      <RepeatPasswordField name="repeat" of="newPassword" />
      <LeaveGuard inTab message="Пароль ещё не изменён. Если уйти, введённое пропадёт." />
      <div>
        <SubmitButton>Изменить пароль</SubmitButton>
      </div>
    </FormShell>
  );
}
