import { CheckboxField } from '../../../forms/CheckboxField';
import { PhoneField } from '../../../forms/PhoneField';
import { TextField } from '../../../forms/TextField';
import { useFieldValue } from '../../../forms/useFieldValue';
import { email, maxLength } from '../../../forms/validators/text';
import { required } from '../../../forms/validators/required';
import { firstFailing, otherField, type Validator } from '../../../forms/validators/validator';

/** The names of the fields, for what a form remembers. */
export const personFieldNames = [
  'lastname',
  'firstname',
  'middlename',
  'hasNoMiddlename',
  'mobilePhone',
  'email',
];

const nameLength = maxLength(100);

const namedRule = firstFailing(required, nameLength);

/** Reads the box itself: a rule that comes with a render would be one change behind. */
const middlenameRule: Validator = (value, values) =>
  otherField(values, 'hasNoMiddlename') === true ? undefined : namedRule(value, values);

/** Either an отчество, or the word that there is none. */
function MiddlenameField() {
  const hasNone = useFieldValue('hasNoMiddlename') === true;
  return (
    <div className="registration__middlename">
      <TextField
        name="middlename"
        label="Отчество"
        disabled={hasNone}
        trim
        validate={middlenameRule}
        autoComplete="additional-name"
      />
      <CheckboxField name="hasNoMiddlename" label="Нет отчества" />
    </div>
  );
}

interface PersonFieldsProps {
  /** The phone is known already: the seller was found by it. */
  hasPhone?: boolean;
}

/** Who is going to use the cabinet. */
export function PersonFields({ hasPhone = false }: PersonFieldsProps) {
  return (
    <fieldset className="registration__group">
      <legend className="registration__legend">Кто будет работать в кабинете</legend>
      <div className="registration__pair">
        <TextField
          name="lastname"
          label="Фамилия"
          required
          trim
          validate={nameLength}
          autoComplete="family-name"
        />
        <TextField
          name="firstname"
          label="Имя"
          required
          trim
          validate={nameLength}
          autoComplete="given-name"
        />
      </div>
      <MiddlenameField />
      <div className="registration__pair">
        {!hasPhone && (
          <PhoneField name="mobilePhone" required hint="На него придёт код подтверждения" />
        )}
        <TextField
          name="email"
          label="Электронная почта"
          required
          trim
          validate={firstFailing(email, maxLength(254))}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="Будет логином для входа"
        />
      </div>
    </fieldset>
  );
}
