import { Fragment, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Note } from '../../ui/state/Note';
import { fieldError } from '../field/useFormField';
import { focusField, useFormContext, type RegisteredField } from './formContext';

/** Maximum number of invalid fields that the summary names at first. */
const MOST_NAMED = 5;

function WrongFields({ fields }: { fields: readonly RegisteredField[] }) {
  const [isWhole, setWhole] = useState(false);
  const named = isWhole ? fields : fields.slice(0, MOST_NAMED);
  const rest = fields.length - named.length;
  return (
    <Note tone="danger" className="form-shell__note pre-line">
      Проверьте поля:{' '}
      {named.map(({ name, id, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a
            href={`#${id}`}
            onClick={(event) => {
              // The router uses the hash, so a link here only moves the focus.
              event.preventDefault();
              const input = document.getElementById(id);
              if (input) focusField(input);
            }}
          >
            {label}
          </a>
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {' и '}
          <button type="button" className="form-shell__rest" onClick={() => setWhole(true)}>
            ещё {rest}
          </button>
        </>
      )}
    </Note>
  );
}

/**
 * Shows the server's error message above the fields and announces it; after a failed attempt, shows links to the
 * invalid fields. A single invalid field has no link, because it gets the focus.
 */
export function FormMessages() {
  const form = useForm('FormMessages');
  const { fields } = useFormContext();
  const { submitError, submitFailed } = useFormState({
    // Subscribes to the values and both kinds of errors, so that a corrected field disappears from the summary at once.
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
        <Note tone="danger" live className="form-shell__note pre-line">
          {refusal}
        </Note>
      )}
      {wrong.length > 1 && <WrongFields fields={wrong} />}
    </>
  );
}
