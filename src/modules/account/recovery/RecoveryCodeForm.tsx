import '../AccountPage.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { errorWithoutBody, toApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { type AppThunk, useAppDispatch } from '../../../session/appStore';
import { ResendTimer } from '../../../ui/countdown/ResendTimer';
import { type CodeValues, withoutDuplicateMessage, recoveryCodeForm } from '../oneTimeCode';
import { useResend } from '../useResend';
import { forgetRecovery, recoveredLogin, type RecoveryProgress } from './recoveryProgress';
import { authApi } from '../../../api/endpoints/auth';
import { keepPasswordGrant } from '../password/passwordGrant';
import { startRecovery } from './startRecovery';

/** Exchanges the correct code for a password grant, which is kept in memory. Rejects with an `ApiError`. */
function acceptCode(recoveryId: string, code: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { passwordToken } = await dispatch(
      authApi.endpoints.checkCode.initiate({ codeCheck: { recoveryId, code } }, { track: false }),
    ).unwrap();
    if (passwordToken === undefined) throw errorWithoutBody('INVALID_RESPONSE');
    keepPasswordGrant({ passwordToken, username: recoveredLogin(), isFirst: false });
    forgetRecovery();
  };
}

export interface RecoveryCodeFormProps {
  progress: RecoveryProgress;
  /** Called when another code was sent. */
  onResent: (progress: RecoveryProgress) => void;
  /** Called when the server does not know this recovery. */
  onLost: () => void;
}

/** Form for the code, with a button for another code; a correct code opens the form for the new password. */
export function RecoveryCodeForm({ progress, onResent, onLost }: RecoveryCodeFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const resend = useResend('Код отправлен ещё раз');
  const [isExpired, setIsExpired] = useState(false);
  const login = recoveredLogin();

  const submit = async ({ code }: CodeValues) => {
    resend.forget();
    try {
      await dispatch(acceptCode(progress.recoveryId, code));
    } catch (thrown) {
      const refusal = toApiError(thrown);
      if (refusal.status === 404) onLost();
      setIsExpired(refusal.status === 410);
      throw withoutDuplicateMessage(refusal);
    }
  };

  return (
    <div className="account-page grid gap-4">
      <h1>Код подтверждения</h1>
      <p className="text-muted">
        Если такая учётная запись есть, мы отправили её владельцу код. Введите его, чтобы сменить
        пароль.
      </p>
      {resend.result}
      <FormShell
        form={recoveryCodeForm}
        onSubmit={submit}
        onSent={() => navigate(paths.createPassword, { replace: true })}
      >
        <recoveryCodeForm.fields.code />
        <SubmitButton size="lg" wide>
          Продолжить
        </SubmitButton>
      </FormShell>
      <div className="account-page__links flex flex-wrap items-center justify-between gap-2-4">
        {login !== null && (
          <ResendTimer
            // If the code has expired, another code may be requested at once.
            untilMs={isExpired ? 0 : progress.resendAt}
            busy={resend.busy}
            onResend={() => {
              setIsExpired(false);
              void resend.send(async () => onResent(await dispatch(startRecovery(login))));
            }}
          />
        )}
        <Link to={paths.recovery}>
          {login === null ? 'Запросить новый код' : 'Указать другой логин'}
        </Link>
      </div>
    </div>
  );
}
