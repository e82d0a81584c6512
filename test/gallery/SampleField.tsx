import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '../../src/ui/input/Checkbox';
import { TextArea, type TextAreaProps } from '../../src/ui/prime/TextArea';
import { TextInput, type TextInputProps } from '../../src/ui/input/TextInput';

/** A text field with its label, without the forms library. */
export function SampleField({ label, ...props }: TextInputProps & { label: string }) {
  const id = useId();
  return (
    <div className="gallery__field">
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} {...props} />
    </div>
  );
}

export function SampleArea({ label, ...props }: TextAreaProps & { label: string }) {
  const id = useId();
  return (
    <div className="gallery__field">
      <label htmlFor={id}>{label}</label>
      <TextArea id={id} {...props} />
    </div>
  );
}

export function SampleCheck({ label, ...props }: CheckboxProps & { label: string }) {
  const id = useId();
  return (
    <div className="gallery__check">
      <Checkbox id={id} {...props} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
