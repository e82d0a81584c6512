import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { TextField } from '../field/TextField';
import { email as emailRule } from '../validators/text';

interface EmailFieldProps extends Pick<FieldWords, 'required' | 'hint'> {
  /** `off` for another person's address. */
  autoComplete?: 'email' | 'off' | undefined;
}

/**
 * An e-mail address. Not `type="email"`: browsers would change the domain of `почта@пример.рф` while it is typed, and
 * the cabinet has its own rule.
 */
export function EmailField({ autoComplete = 'email', ...rest }: Named<EmailFieldProps>) {
  return (
    <TextField
      label="Электронная почта"
      trim
      validate={emailRule}
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}

export const email = fieldKind<string, EmailFieldProps>(EmailField);
