import { useFormField } from '../../forms/field/useFormField';
import type { Validator } from '../../forms/validators/validator';
import { Note } from '../../ui/state/Note';

interface StepMessageProps {
  /** A field of its own that holds nothing: what is wrong with a list is not wrong with an entry. */
  name: string;
  label: string;
  /** Judges the whole form. */
  validate: Validator<string>;
}

/** What is wrong with a list as a whole. It stops the step as a wrong field does. */
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
