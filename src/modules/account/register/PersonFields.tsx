import { EmailField } from '../../../forms/person/EmailField';
import { personNameFields } from '../../../forms/person/personName';
import { PersonNameFields } from '../../../forms/person/PersonNameFields';
import { PhoneField } from '../../../forms/person/PhoneField';

/** The names of the fields, for what a form remembers. */
export const personFieldNames = [...personNameFields, 'mobilePhone', 'email'];

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
        <PersonNameFields of="self" />
      </div>
      <div className="registration__pair">
        {!hasPhone && (
          <PhoneField name="mobilePhone" required hint="На него придёт код подтверждения" />
        )}
        <EmailField name="email" required hint="Будет логином для входа" />
      </div>
    </fieldset>
  );
}
