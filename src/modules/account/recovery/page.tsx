import '../AccountPage.css';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useAppDispatch } from '../../../session/appStore';
import { recoveryForm, type RecoveryValues } from './recoveryForm';
import { recoveredLogin } from './recoveryProgress';
import { startRecovery } from './startRecovery';

/** /recovery: requests a code for a login. The response never reveals whether the login exists. */
export default function RecoveryPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const username = recoveredLogin();

  const submit = async (values: RecoveryValues) => {
    await dispatch(startRecovery(values.username));
  };

  return (
    <div className="account-page grid gap-4">
      <h1>Восстановление пароля</h1>
      <p className="text-muted">
        Укажите логин, с которым вы входите в кабинет. Мы отправим его владельцу код подтверждения.
      </p>
      <FormShell
        form={recoveryForm}
        initialValues={username === null ? undefined : { username }}
        onSubmit={submit}
        onSent={() => navigate('/recovery/confirm')}
      >
        <recoveryForm.fields.username />
        <SubmitButton size="lg" wide>
          Получить код
        </SubmitButton>
      </FormShell>
      <p>
        <Link to={paths.login}>Вернуться ко входу</Link>
      </p>
    </div>
  );
}
