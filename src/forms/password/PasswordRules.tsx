import './PasswordRules.css';
import { passwordRules } from '../../lib/passwordRules';
import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/classNames';
import { inputText } from '../field/inputProps';
import { useFieldValue } from '../field/useFieldValue';
import { checkIcon } from '../../ui/icon/drawings/checkIcon';

/** The rules of a password, each with whether the field called `name` keeps it already. */
export function PasswordRules({ name }: { name: string }) {
  const password = inputText(useFieldValue(name));
  return (
    <ul className="password-rules">
      {passwordRules.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <li
            key={label}
            className={classNames('password-rules__rule', met && 'password-rules__rule--met')}
          >
            {met ? (
              <Icon drawing={checkIcon} size="sm" />
            ) : (
              <span className="password-rules__open" aria-hidden="true" />
            )}
            <span>
              <VisuallyHidden>{met ? 'Выполнено:' : 'Не выполнено:'}</VisuallyHidden> {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
