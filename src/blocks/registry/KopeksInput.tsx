import { useId } from 'react';
import { FieldMessage } from '../../forms/field/FieldFrame';
import { formatMoney } from '../../lib/money';
import { kopeksOf, typedSum } from '../../lib/typedKopeks';
import { TextInput } from '../../ui/input/TextInput';
import { useTyped } from './useTyped';

const isSameSum = (typed: string, text: string) => kopeksOf(typed) === kopeksOf(text);

interface KopeksInputProps {
  label: string;
  placeholder: string;
  kopeks: number | undefined;
  /** Told with each key. */
  tellsAtOnce: boolean;
  /** Undefined for an empty field; a text that is no sum changes nothing. */
  onChange: (kopeks: number | undefined) => void;
}

/** A sum in rubles, told in kopeks a moment after the last key. */
export function KopeksInput({
  label,
  placeholder,
  kopeks,
  tellsAtOnce,
  onChange,
}: KopeksInputProps) {
  const id = useId();
  const tell = (text: string) => {
    const sum = kopeksOf(text);
    if (sum !== undefined || text === '') onChange(sum);
  };
  const shown = kopeks === undefined ? '' : typedSum(kopeks);
  const { typed, setTyped } = useTyped(shown, tell, { tellsAtOnce, isSame: isSameSum });
  const isWrong = typed.trim() !== '' && kopeksOf(typed) === undefined;
  const inForce =
    kopeks === undefined ? 'Пока не действует' : `Пока действует ${formatMoney(kopeks)}`;
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
        error={isWrong ? `Введите сумму в рублях, без знаков и букв. ${inForce}` : undefined}
      />
    </div>
  );
}
