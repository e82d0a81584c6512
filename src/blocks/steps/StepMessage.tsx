import { useFormField } from '../../forms/field/useFormField';
import type { Validator } from '../../forms/validators/validator';
import { Note } from '../../ui/state/Note';

interface StepMessageProps {
  /** Name of a field without a value that represents the whole list. */
  name: string;
  label: string;
  /** Validates the whole form. */
  validate: Validator<string>;
}

/** Shows the mistake of a list as a whole. It blocks the step like a wrong field. */
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
