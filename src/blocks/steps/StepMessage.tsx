import { useFormField } from '../../forms/field/useFormField';
import type { Validator } from '../../forms/validators/validator';
import { Note } from '../../ui/state/Note';

interface StepMessageProps {
  /** Name of a field that holds no value and stands for the list as a whole. */
  name: string;
  label: string;
  /** Judges the whole form. */
  validate: Validator<string>;
}

/** The mistake of a list as a whole. It stops the step as a wrong field does. */
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
