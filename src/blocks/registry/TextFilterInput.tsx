import './TextFilterInput.css';
import { useId } from 'react';
import type { FilterControlProps } from './filterControls';
import { useTyped } from './useTyped';
import { TextInput } from '../../ui/input/TextInput';

/** The control of a `textFilter`: asks a moment after the last key. */
export function TextFilterInput({ label, value, onChange }: FilterControlProps<string>) {
  const id = useId();
  const { typed, setTyped } = useTyped(value ?? '', (text) => onChange(text || null));
  return (
    <div className="text-filter">
      <label htmlFor={id} className="text-filter__label">
        {label}
      </label>
      <TextInput
        id={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
