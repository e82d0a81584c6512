import { useId } from 'react';
import { FieldMessage } from '../../forms/field/FieldFrame';
import { kopeksOf, typedSum } from '../../lib/typedKopeks';
import { TextInput } from '../../ui/input/TextInput';
import { useTyped } from './useTyped';

interface KopeksInputProps {
  label: string;
  placeholder: string;
  kopeks: number | undefined;
  /** Undefined for an empty field; a text that is no sum changes nothing. */
  onChange: (kopeks: number | undefined) => void;
}

/** A sum in rubles, told in kopeks a moment after the last key. */
export function KopeksInput({ label, placeholder, kopeks, onChange }: KopeksInputProps) {
  const id = useId();
  const { typed, setTyped } = useTyped(kopeks === undefined ? '' : typedSum(kopeks), (text) => {
    const sum = kopeksOf(text);
    if (sum !== undefined || text === '') onChange(sum);
  });
  const isWrong = typed.trim() !== '' && kopeksOf(typed) === undefined;
  return (
    <div className="registry-screen__end">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        invalid={isWrong}
        {...(isWrong && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FieldMessage
        id={id}
        error={isWrong ? 'Введите сумму в рублях, без знаков и букв' : undefined}
      />
    </div>
  );
}
