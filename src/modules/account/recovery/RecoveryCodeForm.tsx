import '../AccountPage.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { toApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useSessionDispatch } from '../../../session/apiRoot';
import { Note } from '../../../ui/state/Note';
import { ResendTimer } from '../../../ui/countdown/ResendTimer';
import { onceSaid, recoveryCodeForm, type CodeValues } from '../oneTimeCode';
import { acceptCode } from './acceptCode';
import { recoveredLogin, type RecoveryProgress } from './recoveryProgress';
import { useResend } from './useResend';

export interface RecoveryCodeFormProps {
  progress: RecoveryProgress;
  /** Another code is on the way. */
  onResent: (progress: RecoveryProgress) => void;
  /** The server does not know this recovery: there is no code to wait for. */
  onLost: () => void;
}

/** The code that was sent, another one on demand, and the way on to a new password. */
export function RecoveryCodeForm({ progress, onResent, onLost }: RecoveryCodeFormProps) {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const resend = useResend(onResent);
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
      throw onceSaid(refusal);
    }
  };

  return (
    <div className="account-page">
      <h1>Код подтверждения</h1>
      <p className="account-page__lead">
        Если такая учётная запись есть, мы отправили её владельцу код. Введите его, чтобы сменить
        пароль.
      </p>
      {/* There before its words: a region that comes along with them is not read. */}
      <output className="account-page__sent">
        {resend.state === 'sent' && <Note tone="success">Код отправлен ещё раз</Note>}
      </output>
      {resend.state === 'failed' && (
        <Note tone="danger" live>
          {resend.message}
        </Note>
      )}
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
      <div className="account-page__links">
        {login !== null && (
          <ResendTimer
            // Nobody waits a minute for another code where the server has just refused the old one.
            untilMs={isExpired ? 0 : progress.resendAt}
            busy={resend.state === 'busy'}
            onResend={() => {
              setIsExpired(false);
              void resend.send(login);
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
