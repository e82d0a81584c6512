import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { eyeIcon, eyeSlashIcon } from '../../../ui/icon/signInIcons';
import { connectForm } from './connectForm';

const { fields } = connectForm;

/**
 * Fields for ID and secret. A phone opens the numeric keyboard first; a button switches to letters, because both values
 * may contain them. The secret is masked until the customer reveals it.
 */
export function AccountFields({ disabled }: { disabled: boolean }) {
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
