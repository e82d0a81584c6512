import './OwnNameFields.css';
import { TextInput } from '../../ui/input/TextInput';
import type { FieldsOf } from '../description/defineForm';
import { FieldFrame } from '../field/FieldFrame';
import { useFieldValue } from '../field/useFieldValue';
import { useFormContext } from '../form/formContext';
import type { ownName } from './nameFields';

/** «Фамилия», «Имя», «Отчество» and «Нет отчества»; how they stand is the form's to say. */
export function OwnNameFields({ fields }: { fields: FieldsOf<typeof ownName> }) {
  const { formName } = useFormContext();
  const hasNone = useFieldValue(fields.hasNoMiddlename) === true;
  const emptyId = `${formName}-no-middlename`;
  return (
    <>
      <fields.lastname />
      <fields.firstname />
      {hasNone ? (
        // No field of the form: what was typed waits for the tick to go, and counts as no change.
        <FieldFrame id={emptyId} label="Отчество" error={undefined}>
          <TextInput id={emptyId} disabled />
        </FieldFrame>
      ) : (
        <fields.middlename />
      )}
      <div className="no-middlename">
        <fields.hasNoMiddlename />
      </div>
    </>
  );
}
