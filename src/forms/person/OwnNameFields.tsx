import './OwnNameFields.css';
import { TextInput } from '../../ui/input/TextInput';
import type { FieldsOf } from '../description/defineForm';
import { FieldFrame } from '../field/FieldFrame';
import { useFieldValue } from '../field/useFieldValue';
import { useFormContext } from '../form/formContext';
import type { ownName } from './nameFields';

/** The fields «Фамилия», «Имя», «Отчество» and «Нет отчества», for the parent's layout. */
export function OwnNameFields({ fields }: { fields: FieldsOf<typeof ownName> }) {
  const { formName } = useFormContext();
  const hasNone = useFieldValue(fields.hasNoMiddlename) === true;
  const emptyId = `${formName}-no-middlename`;
  return (
    <>
      <fields.lastname />
      <fields.firstname />
      {hasNone ? (
        // A disabled placeholder outside of the form's values, so that the typed отчество is not lost when the box is
        // unticked again.
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
