import './NewPasswordField.css';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { fieldKind, type Named } from '../description/fieldKind';
import { Button } from '../../ui/button/Button';
import { CopyButton } from '../../ui/button/CopyButton';
import { classNames } from '../../ui/classNames';
import { PasswordField } from './PasswordField';
import { useSubmitting } from '../form/SubmitButton';
import { useFieldValue } from '../field/useFieldValue';
import { password as passwordRule } from '../validators/requisites';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import './PasswordRules.css';
import { passwordRules } from '../../lib/passwordRules';
import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { inputText } from '../field/InputFrame';

/** Lists the rules of a password and shows which of them the field `name` meets. */
function PasswordRules({ name }: { name: string }) {
  const password = inputText(useFieldValue(name));
  return (
    <ul className="password-rules grid">
      {passwordRules.map(({ label, isMet }) => {
        const isDone = isMet(password);
        return (
          <li
            key={label}
            className={classNames(
              'password-rules__rule flex items-start gap-6px wrap-anywhere',
              isDone && 'text-success',
            )}
          >
            {isDone ? (
              <Icon drawing={checkIcon} size="sm" />
            ) : (
              <span className="password-rules__open flex-none border-strong" aria-hidden="true" />
            )}
            <span>
              <VisuallyHidden>{isDone ? 'Выполнено:' : 'Не выполнено:'}</VisuallyHidden> {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export interface NewPasswordFieldProps {
  /** Generates a password; if undefined, the button «Сгенерировать» is hidden. */
  generate?: (() => Promise<string>) | undefined;
  /** Name of the field for the repetition: a generated password is put into both. */
  repeatField?: string | undefined;
}

type Generation =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'failed' }
  | { state: 'done'; password: string };

const FAILED = 'Не удалось создать пароль. Попробуйте ещё раз или придумайте его сами';

function statusText({ state }: Generation, isInUse: boolean): string {
  if (state === 'busy') return 'Создаём пароль…';
  if (state === 'failed') return FAILED;
  return state === 'done' && isInUse ? 'Пароль сгенерирован. Сохраните его в надёжном месте' : '';
}

/** A new password, with its rules as a live list and a generator. */
export function NewPasswordField({ name, generate, repeatField }: Named<NewPasswordFieldProps>) {
  return (
    <div className="flex flex-col min-w-0">
      <PasswordField
        name={name}
        label="Новый пароль"
        required
        validate={passwordRule}
        hint={<PasswordRules name={name} />}
        autoComplete="new-password"
      />
      {generate && <PasswordGenerator name={name} repeatField={repeatField} generate={generate} />}
    </div>
  );
}

interface PasswordGeneratorProps {
  name: string;
  repeatField: string | undefined;
  generate: () => Promise<string>;
}

function PasswordGenerator({ name, repeatField, generate }: PasswordGeneratorProps) {
  const form = useForm('PasswordGenerator');
  const submitting = useSubmitting();
  const value = useFieldValue(name);
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const isInUse = generation.state === 'done' && generation.password === value;

  const run = async () => {
    setGeneration({ state: 'busy' });
    try {
      const password = await generate();
      form.batch(() => {
        form.change(name, password);
        if (repeatField !== undefined) form.change(repeatField, password);
      });
      setGeneration({ state: 'done', password });
    } catch {
      setGeneration({ state: 'failed' });
    }
  };

  return (
    <div className="new-password__tools flex flex-wrap items-center gap-2">
      <Button
        variant="outlined"
        size="sm"
        icon={refreshIcon}
        busy={generation.state === 'busy'}
        onClick={() => void run()}
      >
        Сгенерировать
      </Button>
      {generation.state === 'done' && isInUse && !submitting && (
        <div className="new-password__made flex flex-wrap items-center gap-2 rounded bg-sunken pad-2-3">
          <code className="new-password__text wrap-anywhere">{generation.password}</code>
          <CopyButton text={generation.password} label="Скопировать пароль" variant="text" />
        </div>
      )}
      <output
        className={classNames(
          'text-xs',
          generation.state === 'failed' ? 'text-danger' : 'text-muted',
        )}
      >
        {statusText(generation, isInUse)}
      </output>
    </div>
  );
}

export const newPassword = fieldKind<string, NewPasswordFieldProps>(NewPasswordField, {
  secret: true,
});
