import { authApi } from '../../../api/endpoints/auth';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useCurrentUser } from '../../../session/currentUser';
import { suggestPassword } from '../../../session/suggestPassword';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { passwordForm, type PasswordFormValues } from './passwordChange';

const { oldPassword: OldPassword, newPassword: NewPassword, repeat: Repeat } = passwordForm.fields;

/** The old password and the new one; calls back once the server has taken it. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = useCurrentUser();
  const dispatch = useSessionDispatch();
  const [change] = authApi.useChangePasswordMutation();

  const send = async (values: PasswordFormValues) => {
    await change({ passwordChange: passwordForm.write(values) }).unwrap();
  };
  return (
    <FormShell form={passwordForm} onSubmit={send} onSent={onChanged} className="profile__password">
      {/* Password managers replace the password of this login, and of no other. */}
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <OldPassword />
      <NewPassword generate={() => dispatch(suggestPassword())} />
      <Repeat />
      <LeaveGuard inTab message="Пароль ещё не изменён. Если уйти, введённое пропадёт." />
      <div>
        <SubmitButton>Изменить пароль</SubmitButton>
      </div>
    </FormShell>
  );
}
