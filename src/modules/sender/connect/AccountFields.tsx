import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { eyeIcon } from '../../../ui/icon/drawings/eyeIcon';
import { eyeSlashIcon } from '../../../ui/icon/drawings/eyeSlashIcon';
import { connectForm } from './connectForm';

const { fields } = connectForm;

/**
 * ID and secret. The keys of digits come first (specification, section 5); a phone gets those of
 * letters at a press, as both may hold some. The secret is hidden unless it is being looked at.
 */
export function AccountFields({ disabled }: { disabled: boolean }) {
  const [hasLetters, setLetters] = useState(false);
  const [shown, setShown] = useState(false);
  // Hidden again as soon as it is sent: a saved secret is not to be read.
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
      <div className="connect__reveal">
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
