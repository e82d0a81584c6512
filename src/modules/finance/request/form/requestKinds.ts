import { codeValue, dayValue, flagValue, textValue } from '../../../../blocks/steps/valueKinds';
import { statedKind } from '../../../../blocks/steps/statedKind';
import { CheckboxField } from '../../../../forms/field/CheckboxField';
import { DateField } from '../../../../forms/field/DateField';
import { SelectField } from '../../../../forms/field/SelectField';
import { TextField } from '../../../../forms/field/TextField';
import { digits } from '../../../../forms/field/useTextEntry';
import { RequisiteField } from '../../../../forms/requisite/RequisiteField';
import { once } from '../../../../lib/once';
import { sorted } from '../../../../lib/copies';

const LINE = { trim: true, autoComplete: 'off' } as const;

/** Single-line text field. Trims the value and turns autofill off. */
export const line = statedKind(textValue, TextField, LINE);

/** Date field for a day that is not in the future. */
export const pastDay = statedKind(dayValue, DateField, { past: true });

export const tick = statedKind(flagValue, CheckboxField, {});

/** ISO 3166-1 alpha-2 codes of the countries that most founders are from; listed first. */
const FIRST = 'RU BY KZ AM KG UZ TJ AZ MD GE CN TR AE IN RS CY'.split(' ');
const OTHERS =
  'AD AF AG AL AO AR AT AU BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BZ CA CD CF CG CH CI CL CM CO CR CU CV CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IQ IR IS IT JM JO JP KE KH KI KM KN KP KR KW LA LB LC LI LK LR LS LT LU LV LY MA MC ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TL TM TN TO TT TV TW TZ UA UG US UY VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

/** Countries with their Russian names: the most common first, the others in alphabetical order. */
const countryOptions = once((): readonly { value: string; label: string }[] => {
  const names = new Intl.DisplayNames('ru', { type: 'region' });
  const optionOf = (value: string) => ({ value, label: names.of(value) ?? value });
  const others = sorted(OTHERS.map(optionOf), (one, other) =>
    one.label.localeCompare(other.label, 'ru'),
  );
  return [...FIRST.map(optionOf), ...others];
});

/** Country field; its value is the country code. */
export const country = statedKind(
  codeValue((code) => countryOptions().find(({ value }) => value === code)?.label),
  SelectField,
  {
    // A getter, so that the options are created only for the first such field.
    get options() {
      return countryOptions();
    },
  },
);

const onlyDigits = (raw: string) => raw.normalize('NFKC').replace(/\D/g, '');

/** Returns a text field that accepts at most `maxLength` digits. */
export const digitsUpTo = (maxLength: number) =>
  statedKind(textValue, TextField, {
    ...LINE,
    inputMode: 'numeric',
    restrict: digits,
    normalize: onlyDigits,
    maxLength,
  });

/** Returns «780-004» for «780004», as passports write it. */
function withDash(raw: string): string {
  const plain = onlyDigits(raw);
  return plain.length === 6 ? `${plain.slice(0, 3)}-${plain.slice(3)}` : raw.trim();
}

/** Field for the code of the office that has issued a passport; adds the dash. */
export const divisionCode = statedKind(textValue, TextField, {
  ...LINE,
  placeholder: '000-000',
  inputMode: 'numeric',
  restrict: /[0-9-]/,
  normalize: withDash,
});

/** Returns the field of a requisite; the input itself validates format and check digits. */
export const requisiteOf = (kind: 'inn' | 'ogrn' | 'kpp' | 'bik') =>
  statedKind(textValue, RequisiteField, { kind });

/** Returns the field of a bank account; its check digits depend on the БИК of the same form. */
export const accountOf = (kind: 'correspondentAccount' | 'settlementAccount') =>
  statedKind(textValue, RequisiteField, { kind, bikField: 'paymentDetails.bik' });
