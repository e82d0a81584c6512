import './Segments.css';
import { SelectButton } from 'primereact/selectbutton';
import { useId } from 'react';
import './forgetDrawn';
import { PrimeProvider } from './PrimeProvider';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one option that applies at once. It has the keys of radio buttons. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div className="segments grid gap-6px">
      <span id={id} className="font-medium">
        {label}
      </span>
      <PrimeProvider>
        <SelectButton
          aria-labelledby={id}
          value={value}
          options={[...options]}
          allowEmpty={false}
          onChange={({ value: chosen }) => onChange(chosen)}
          pt={{
            root: { role: 'radiogroup' },
            button: (drawn) => ({
              role: 'radio',
              'aria-checked': drawn?.context.selected,
              'aria-pressed': undefined,
              tabIndex: drawn?.context.selected === true ? 0 : -1,
              // The arrows move the focus together with the choice.
              onFocus: ({ currentTarget }) => currentTarget.click(),
            }),
          }}
        />
      </PrimeProvider>
    </div>
  );
}
