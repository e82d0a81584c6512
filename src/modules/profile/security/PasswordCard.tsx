import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Note } from '../../../ui/state/Note';
import { authApi, type PasswordChange } from '../../../api/endpoints/auth';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { suggestPassword } from '../../../session/suggestPassword';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { defineForm } from '../../../forms/description/defineForm';
import { newPassword as chosen } from '../../../forms/password/NewPasswordField';
import { password } from '../../../forms/password/PasswordField';
import { repeatPassword } from '../../../forms/password/RepeatPasswordField';

interface PasswordFormValues {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** Returns the request body, without the repeated password. */
function passwordChangeOf({ oldPassword, newPassword }: PasswordFormValues): PasswordChange {
  return { oldPassword, newPassword };
}

/** «Смена пароля»; the layout adds the generator. */
const passwordForm = defineForm<PasswordFormValues>()({
  name: 'password',
  unsent: 'Пароль не изменён',
  fields: {
    oldPassword: password({
      label: 'Текущий пароль',
      required: true,
      autoComplete: 'current-password',
    }),
    newPassword: chosen({ repeatField: 'repeat' }),
    repeat: repeatPassword({ passwordField: 'newPassword' }),
  },
  write: passwordChangeOf,
});

const { oldPassword: OldPassword, newPassword: NewPassword, repeat: Repeat } = passwordForm.fields;

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const [change] = authApi.useChangePasswordMutation();

  const send = async (values: PasswordFormValues) => {
    await change({ passwordChange: passwordForm.write(values) }).unwrap();
  };
  return (
    <FormShell form={passwordForm} onSubmit={send} onSent={onChanged} className="profile__password">
      {/* Tells password managers which login the new password belongs to. */}
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

/** Moves the focus to the result, because the form is removed; screen readers then read the result. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** «Смена пароля»: shows the form, then the result. After a success no password stays on the page. */
export function PasswordCard() {
  const [changed, setChanged] = useState(false);
  return (
    <Card
      title="Смена пароля"
      headingLevel={2}
      footer={
        changed ? (
          <Button variant="outlined" onClick={() => setChanged(false)}>
            Сменить ещё раз
          </Button>
        ) : undefined
      }
    >
      {changed ? (
        <div ref={takeFocus} tabIndex={-1} className="rounded">
          <Note tone="success" title="Пароль изменён">
            В следующий раз входите с новым паролем.
          </Note>
        </div>
      ) : (
        <PasswordForm onChanged={() => setChanged(true)} />
      )}
    </Card>
  );
}
