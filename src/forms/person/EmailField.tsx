import type { ReactNode } from 'react';
import { TextField } from '../field/TextField';
import { email } from '../validators/text';

interface EmailFieldProps {
  name: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  /** `off` where it is not the own address that is asked for. */
  autoComplete?: 'email' | 'off' | undefined;
}

/**
 * An e-mail address. No `type="email"`: browsers would turn the domain of `почта@пример.рф` into
 * something nobody typed, and the rule of the specification is ours.
 */
export function EmailField({ autoComplete = 'email', ...rest }: EmailFieldProps) {
  return (
    <TextField
      label="Электронная почта"
      trim
      validate={email}
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}
