import { TextInput } from '../../ui/input/TextInput';
import { kopeksText, readKopeks } from './kopeksText';
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
  const { typed, setTyped } = useTyped(kopeksText(kopeks), (text) => {
    const sum = text === '' ? undefined : readKopeks(text);
    if (sum !== null) onChange(sum);
  });
  const isWrong = typed.trim() !== '' && readKopeks(typed) === null;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      invalid={isWrong}
      title={isWrong ? 'Введите сумму в рублях' : undefined}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
