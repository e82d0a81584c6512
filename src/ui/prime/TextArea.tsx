import './TextArea.css';
import { InputTextarea, type InputTextareaProps } from 'primereact/inputtextarea';
import './forgetDrawn';
import '../input/TextInput.css';
import { PrimeProvider } from './PrimeProvider';

export interface TextAreaProps extends InputTextareaProps {
  /** True for a read-only text beside its label; the field is then as high as the text at any width. */
  plain?: boolean | undefined;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ plain = false, rows = plain ? 1 : 4, ...rest }: TextAreaProps) {
  const area = (
    <PrimeProvider>
      <InputTextarea
        {...(rest.invalid === true && { 'aria-invalid': true })}
        {...rest}
        rows={rows}
        autoResize={!plain}
        className="text-area text-input"
      />
    </PrimeProvider>
  );
  if (!plain) return area;
  // PrimeReact would measure the text once; a hidden copy keeps the height correct at any width.
  return (
    <span className="text-area-whole grid min-w-0" data-text={rest.value}>
      {area}
    </span>
  );
}
