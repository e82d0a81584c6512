import './PersonNameFields.css';
import { CheckboxField } from '../field/CheckboxField';
import { FieldFrame } from '../field/FieldFrame';
import { useFormContext } from '../form/formContext';
import { TextField } from '../field/TextField';
import { useFieldValue } from '../field/useFieldValue';
import { maxLength } from '../validators/text';
import { TextInput } from '../../ui/input/TextInput';

/** The longest part of a name (contract: Registration, OwnProfile, NewUser, UserUpdate). */
const PART = { trim: true, validate: maxLength(100) } as const;

interface PersonNameFieldsProps {
  /**
   * Whose name it is. One's own is offered by the browser, and its отчество is either given or said
   * not to exist. Of somebody else the отчество may be unknown, and the browser knows nothing.
   */
  of: 'self' | 'other';
}

/** «Фамилия», «Имя» and «Отчество» of a form (see `PersonName`); how they stand is the form's to say. */
export function PersonNameFields({ of }: PersonNameFieldsProps) {
  const tokenOf = (token: string) => (of === 'self' ? token : 'off');
  return (
    <>
      <TextField
        name="lastname"
        label="Фамилия"
        required
        autoComplete={tokenOf('family-name')}
        {...PART}
      />
      <TextField
        name="firstname"
        label="Имя"
        required
        autoComplete={tokenOf('given-name')}
        {...PART}
      />
      {of === 'self' ? (
        <OwnMiddlename />
      ) : (
        <TextField name="middlename" label="Отчество" autoComplete="off" {...PART} />
      )}
    </>
  );
}

function OwnMiddlename() {
  const { formName } = useFormContext();
  const hasNone = useFieldValue('hasNoMiddlename') === true;
  const emptyId = `${formName}-no-middlename`;
  return (
    <>
      {hasNone ? (
        // No field of the form: what was typed waits for the tick to go, and counts as no change.
        <FieldFrame id={emptyId} label="Отчество" error={undefined}>
          <TextInput id={emptyId} disabled />
        </FieldFrame>
      ) : (
        <TextField
          name="middlename"
          label="Отчество"
          required
          autoComplete="additional-name"
          {...PART}
        />
      )}
      <div className="no-middlename">
        <CheckboxField name="hasNoMiddlename" label="Нет отчества" />
      </div>
    </>
  );
}
