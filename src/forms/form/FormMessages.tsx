import { Fragment } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Note } from '../../ui/state/Note';
import { fieldError } from '../field/useFormField';
import { focusField, useFormContext, type RegisteredField } from './formContext';

function WrongFields({ fields }: { fields: readonly RegisteredField[] }) {
  return (
    <Note tone="danger" className="form-shell__note">
      Проверьте поля:{' '}
      {fields.map(({ name, id, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a
            href={`#${id}`}
            onClick={(event) => {
              // The hash belongs to the router; a link here only moves the focus.
              event.preventDefault();
              const input = document.getElementById(id);
              if (input) focusField(input);
            }}
          >
            {label}
          </a>
        </Fragment>
      ))}
    </Note>
  );
}

/**
 * What is wrong with the form as a whole, above its fields: the answer of the server, announced;
 * and after a failed attempt the wrong fields as links. For a single one the focus is enough.
 */
export function FormMessages() {
  const form = useForm('FormMessages');
  const { fields } = useFormContext();
  const { submitError, submitFailed } = useFormState({
    // `values` and both kinds of errors: a corrected field leaves the summary at once.
    subscription: {
      submitError: true,
      submitFailed: true,
      errors: true,
      submitErrors: true,
      values: true,
    },
  });
  const wrong = submitFailed
    ? [...fields.values()].filter(({ name }) => fieldError(form.getFieldState(name)) !== undefined)
    : [];
  const refusal: unknown = submitError;
  return (
    <>
      {typeof refusal === 'string' && refusal !== '' && (
        <Note tone="danger" live className="form-shell__note">
          {refusal}
        </Note>
      )}
      {wrong.length > 1 && <WrongFields fields={wrong} />}
    </>
  );
}
