import { CodeField } from '../../../forms/CodeField';
import { FormShell } from '../../../forms/FormShell';
import { SubmitButton } from '../../../forms/SubmitButton';
import { regex } from '../../../forms/validators/text';
import { useSessionDispatch } from '../../../session/apiRoot';
import { ArrivalHeading } from '../register/ArrivalHeading';
import { confirmRegistration, type Confirmed } from './confirmRegistration';
import type { PendingCode } from './pendingConfirmation';
import { Resend } from './Resend';

/** Contract, RegistrationConfirmation. */
const codeRule = regex(/^[0-9]{4,8}$/, 'Введите код из сообщения целиком');

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
    // The form has one field: what stands under it need not be said above it as well.
    return error.fieldErrors.some(({ field }) => field === 'code')
      ? { ...error, message: '' }
      : error;
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
