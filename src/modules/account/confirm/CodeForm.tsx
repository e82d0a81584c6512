import { toApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useAppDispatch } from '../../../session/appStore';
import { withoutDuplicateMessage, registrationCodeForm, type CodeValues } from '../oneTimeCode';
import { ArrivalHeading } from '../register/ArrivalHeading';
import { confirmRegistration, type Confirmed } from './confirmRegistration';
import type { PendingCode } from './pendingConfirmation';
import { Resend } from './Resend';

interface CodeFormProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onConfirmed: (confirmed: Confirmed) => void;
  /** Called when the server does not know this registration. */
  onUnknown: () => void;
}

/** Form for the code from the message, with the button for another code. */
export function CodeForm({ pending, onResent, onConfirmed, onUnknown }: CodeFormProps) {
  const dispatch = useAppDispatch();
  const { registrationId, codeSentTo } = pending;

  const submit = async ({ code }: CodeValues) => {
    try {
      return await dispatch(confirmRegistration({ registrationId, code }));
    } catch (thrown) {
      const refusal = toApiError(thrown);
      if (refusal.status === 404) onUnknown();
      throw withoutDuplicateMessage(refusal);
    }
  };

  return (
    <div className="confirm grid grid-cols-1 gap-4 py-5">
      <ArrivalHeading level={1}>Подтверждение регистрации</ArrivalHeading>
      <p>
        {codeSentTo === null ? (
          'Мы отправили код на телефон из заявки.'
        ) : (
          <>
            Мы отправили код на телефон <span className="font-medium nowrap">{codeSentTo}</span>.
          </>
        )}{' '}
        Введите его, чтобы подтвердить регистрацию.
      </p>
      <FormShell
        key={registrationId}
        form={registrationCodeForm}
        className="confirm__form"
        onSubmit={submit}
        onSent={onConfirmed}
      >
        <registrationCodeForm.fields.code />
        <SubmitButton size="lg" wide>
          Подтвердить
        </SubmitButton>
      </FormShell>
      <Resend pending={pending} onResent={onResent} />
    </div>
  );
}
