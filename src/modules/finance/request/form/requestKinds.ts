import { checkbox } from '../../../../forms/field/CheckboxField';
import { date } from '../../../../forms/field/DateField';
import { digits } from '../../../../forms/field/restrict';
import { select } from '../../../../forms/field/SelectField';
import { text } from '../../../../forms/field/TextField';
import { requisite } from '../../../../forms/requisite/RequisiteField';
import type { InputWords } from '../../../../blocks/steps/fieldTable';
import { codeValue, dayValue, flagValue, textValue } from '../../../../blocks/steps/valueKinds';
import { countryOptions } from './countries';

const LINE = { trim: true, autoComplete: 'off' } as const;

/** One line of text. */
export const line = { ...textValue, input: (words: InputWords) => text({ ...words, ...LINE }) };

/** A day that has been. */
export const pastDay = {
  ...dayValue,
  input: (words: InputWords) => date({ ...words, past: true }),
};

/** A box to tick. */
export const tick = { ...flagValue, input: ({ label }: InputWords) => checkbox({ label }) };

/** A country by ISO 3166-1 alpha-2. */
export const country = {
  ...codeValue((code) => countryOptions().find(({ value }) => value === code)?.label),
  input: (words: InputWords) => select({ ...words, options: countryOptions() }),
};

const onlyDigits = (raw: string) => raw.normalize('NFKC').replace(/\D/g, '');

/** A number of at most so many digits. */
export const digitsUpTo = (maxLength: number) => ({
  ...textValue,
  input: (words: InputWords) =>
    text({
      ...words,
      ...LINE,
      inputMode: 'numeric',
      restrict: digits,
      normalize: onlyDigits,
      maxLength,
    }),
});

/** «780004» as it is printed in passports: «780-004». */
function withDash(raw: string): string {
  const plain = onlyDigits(raw);
  return plain.length === 6 ? `${plain.slice(0, 3)}-${plain.slice(3)}` : raw.trim();
}

/** The code of the office that has issued a passport. */
export const divisionCode = {
  ...textValue,
  input: (words: InputWords) =>
    text({
      ...words,
      ...LINE,
      placeholder: '000-000',
      inputMode: 'numeric',
      restrict: /[0-9-]/,
      normalize: withDash,
    }),
};

/** A requisite of an organization or a person; it refuses by its own rule first. */
export const requisiteOf = (kind: 'inn' | 'ogrn' | 'kpp' | 'bik') => ({
  ...textValue,
  input: (words: InputWords) => requisite({ ...words, kind }),
});

/** An account, which the БИК of the same form judges. */
export const accountOf = (kind: 'correspondentAccount' | 'settlementAccount') => ({
  ...textValue,
  input: (words: InputWords) => requisite({ ...words, kind, bikField: 'paymentDetails.bik' }),
});
