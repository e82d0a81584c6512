import { useFormField } from '../../forms/field/useFormField';
import type { Validator } from '../../forms/validators/validator';
import { Note } from '../../ui/state/Note';

interface StepMessageProps {
  /** Name of a form field that has no value and represents the whole list. */
  name: string;
  label: string;
  /** Validates the whole form. */
  validate: Validator<string>;
}

/** Shows a validation error that concerns a whole list. It blocks the step like an invalid field. */
export function StepMessage({ name, label, validate }: StepMessageProps) {
  const { id, error } = useFormField(name, { label, validate });
  return (
    <div id={id} tabIndex={-1} className="step-panel__message">
      {error !== undefined && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
    </div>
  );
}
