import { CodeField } from '../../../forms/field/CodeField';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useSessionDispatch } from '../../../session/apiRoot';
import { codeRule, onceSaid } from '../oneTimeCode';
import { ArrivalHeading } from '../register/ArrivalHeading';
import { confirmRegistration, type Confirmed } from './confirmRegistration';
import type { PendingCode } from './pendingConfirmation';
import { Resend } from './Resend';

interface CodeFormProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onConfirmed: (confirmed: Confirmed) => void;
  /** The server knows nothing of this registration any more. */
  onUnknown: () => void;
}

/** The code from the message, and the way to another one. */
export function CodeForm({ pending, onResent, onConfirmed, onUnknown }: CodeFormProps) {
  const dispatch = useSessionDispatch();
  const { registrationId, codeSentTo } = pending;

  const submit = async ({ code }: { code: string }) => {
    const outcome = await dispatch(confirmRegistration({ registrationId, code }));
    if (outcome.ok) {
      onConfirmed(outcome);
      return undefined;
    }
    const { error } = outcome;
    if (error.status === 404) onUnknown();
    return onceSaid(error);
  };

  return (
    <div className="confirm">
      <ArrivalHeading level={1}>Подтверждение регистрации</ArrivalHeading>
      <p>
        {codeSentTo === null ? (
          'Мы отправили код на телефон из заявки.'
        ) : (
          <>
            Мы отправили код на телефон <span className="confirm__phone">{codeSentTo}</span>.
          </>
        )}{' '}
        Введите его, чтобы подтвердить регистрацию.
      </p>
      <FormShell<{ code: string }> key={registrationId} name="confirmation" onSubmit={submit}>
        <CodeField name="code" validate={codeRule} />
        <SubmitButton size="lg" wide>
          Подтвердить
        </SubmitButton>
      </FormShell>
      <Resend pending={pending} onResent={onResent} />
    </div>
  );
}
