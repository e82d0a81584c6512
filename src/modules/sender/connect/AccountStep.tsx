import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { courierService } from '../../../domain/services';
import { useSubmitting } from '../../../forms/form/SubmitButton';
import { focusFirstWrong, useFormContext } from '../../../forms/form/formContext';
import { useDisconnect } from '../../../products/serviceAccount/useDisconnect';
import type { ConnectedAccount } from '../../../products/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { eyeIcon, eyeSlashIcon } from '../../../ui/icon/signInIcons';
import { AccountKeyIllustration } from '../../../ui/illustrations/AccountKeyIllustration';
import { IntegrationSectionIllustration } from '../../../ui/illustrations/IntegrationSectionIllustration';
import { Note } from '../../../ui/state/Note';
import { Help } from './Help';
import { StepHead } from './StepHead';
import { connectForm } from './connectForm';

const PICTURES = [
  { title: 'Раздел «Интеграция»', drawing: <IntegrationSectionIllustration /> },
  { title: 'Сведения о ключе', drawing: <AccountKeyIllustration /> },
];

export interface AccountStepProps {
  takesFocus: boolean;
  /** N5: the saved credential, whose fields are read-only. */
  account: ConnectedAccount | undefined;
  /** Called when the credential was deleted, so that another one can be typed. */
  onGone: () => void;
}

/** Step 1: ID and Secret key of the courier's account. */
export function AccountStep({ takesFocus, account, onGone }: AccountStepProps) {
  const submitting = useSubmitting();
  const disconnecting = useDisconnect(courierService, onGone);
  useRefusalFocus();
  return (
    <>
      <StepHead place="Шаг 2 из 2" takesFocus={takesFocus}>
        Аккаунт курьерской службы
      </StepHead>
      {account && (
        <Note
          title="Данные аккаунта уже сохранены"
          action={
            <Button
              variant="danger-outlined"
              size="sm"
              busy={disconnecting.busy}
              onClick={() => disconnecting.run(account)}
            >
              Отключить аккаунт
            </Button>
          }
        >
          {account.clientId !== '' && `Сохранён аккаунт «${account.clientId}». `}
          Чтобы ввести другие данные, отключите этот аккаунт.
        </Note>
      )}
      <AccountFields disabled={submitting || account !== undefined} />
      <Help title="Где найти ID и Secret key" pictures={PICTURES}>
        ID и пароль показаны в личном кабинете курьерской службы: раздел «Интеграция», сведения о
        текущем ключе.
      </Help>
    </>
  );
}

/** Moves the focus from the button to the invalid field after a refusal, when the fields are enabled again. */
function useRefusalFocus(): void {
  const { formId } = useFormContext();
  const { submitting, submitFailed } = useFormState({
    subscription: { submitting: true, submitFailed: true },
  });
  useEffect(() => {
    if (submitting === true || submitFailed !== true) return undefined;
    const frame = requestAnimationFrame(() => {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) focusFirstWrong(form);
    });
    return () => cancelAnimationFrame(frame);
  }, [formId, submitting, submitFailed]);
}

const { fields } = connectForm;

/**
 * Fields for ID and secret. A phone opens the numeric keyboard first; a button switches to letters, because both values
 * may contain them. The secret is masked until the user reveals it.
 */
function AccountFields({ disabled }: { disabled: boolean }) {
  const [hasLetters, setLetters] = useState(false);
  const [shown, setShown] = useState(false);
  // The secret is masked during the call, too.
  const visible = shown && !disabled;
  const keys = hasLetters ? 'text' : 'numeric';
  return (
    <>
      <fields.clientId disabled={disabled} inputMode={keys} />
      <fields.clientSecret
        disabled={disabled}
        inputMode={keys}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="text"
          size="sm"
          icon={visible ? eyeSlashIcon : eyeIcon}
          disabled={disabled}
          onClick={() => setShown(!visible)}
        >
          {visible ? 'Скрыть пароль' : 'Показать пароль'}
        </Button>
        <Button
          className="connect__keys"
          variant="text"
          size="sm"
          disabled={disabled}
          onClick={() => setLetters(!hasLetters)}
        >
          {hasLetters ? 'Клавиатура с цифрами' : 'Клавиатура с буквами'}
        </Button>
      </div>
    </>
  );
}
