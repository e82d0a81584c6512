import { listFields } from '../../../../forms/description/listFields';
import { checkbox } from '../../../../forms/field/CheckboxField';
import { choice } from '../../../../forms/field/ChoiceField';
import { date } from '../../../../forms/field/DateField';
import { digits } from '../../../../forms/field/restrict';
import { select } from '../../../../forms/field/SelectField';
import { text } from '../../../../forms/field/TextField';
import { requisite } from '../../../../forms/requisite/RequisiteField';
import type { Validator } from '../../../../forms/validators/validator';
import { moscowDay } from '../../../../lib/isoDay';
import { countryOptions } from '../form/countries';
import { founderLabels as labels, founderTypes } from '../form/fieldLabels';
import { founderError, type FounderPath } from '../form/founderRules';
import { isRequest } from '../form/isRequest';
import { readShare, shownShare } from '../form/share';

const onlyDigits = (raw: string) => raw.normalize('NFKC').replace(/\D/g, '');

/** «780004» as it is printed in passports: «780-004». */
function divisionCode(raw: string): string {
  const plain = onlyDigits(raw);
  return plain.length === 6 ? `${plain.slice(0, 3)}-${plain.slice(3)}` : raw.trim();
}

function tidyShare(raw: string): string {
  const share = readShare(raw);
  return share === undefined ? raw.trim() : shownShare(share);
}

const TYPES = Object.entries(founderTypes).map(([value, label]) => ({ value, label }));
const LINE = { trim: true, autoComplete: 'off' } as const;

/** A rule of the founder that stands at this place; it knows the others. */
function ruleAt(index: number) {
  return (path: FounderPath): Validator<string> =>
    (_value, values) => {
      if (!isRequest(values)) return undefined;
      const { founders } = values;
      const founder = founders[index];
      if (founder === undefined) return undefined;
      return founderError(path, { founder, founders, today: moscowDay() });
    };
}

/** The fields of the founder who stands at this place of the list. */
export const founderFields = listFields('founders', (index) => {
  const rule = ruleAt(index);
  const line = (path: FounderPath) => ({ label: labels[path], validate: rule(path), ...LINE });
  const number = (path: FounderPath, maxLength: number) => ({
    ...line(path),
    required: true,
    inputMode: 'numeric' as const,
    restrict: digits,
    normalize: onlyDigits,
    maxLength,
  });
  return {
    type: choice({ label: labels.type, options: TYPES, required: true }),
    lastname: text({ ...line('lastname'), required: true }),
    firstname: text({ ...line('firstname'), required: true }),
    middlename: text(line('middlename')),
    birthDate: date({
      label: labels.birthDate,
      required: true,
      past: true,
      validate: rule('birthDate'),
    }),
    citizenship: select({
      label: labels.citizenship,
      options: countryOptions(),
      required: true,
      validate: rule('citizenship'),
    }),
    passport: {
      series: text(number('passport.series', 4)),
      number: text(number('passport.number', 6)),
      issueDate: date({
        label: labels['passport.issueDate'],
        required: true,
        past: true,
        validate: rule('passport.issueDate'),
      }),
      issuedBy: text({ ...line('passport.issuedBy'), required: true }),
      divisionCode: text({
        ...line('passport.divisionCode'),
        required: true,
        placeholder: '000-000',
        inputMode: 'numeric',
        restrict: /[0-9-]/,
        normalize: divisionCode,
      }),
    },
    name: text({ ...line('name'), required: true }),
    ogrn: requisite({ kind: 'ogrn', label: labels.ogrn, required: true, validate: rule('ogrn') }),
    kpp: requisite({ kind: 'kpp', label: labels.kpp, validate: rule('kpp') }),
    country: select({
      label: labels.country,
      options: countryOptions(),
      required: true,
      validate: rule('country'),
    }),
    itn: requisite({ kind: 'inn', label: labels.itn, required: true, validate: rule('itn') }),
    address: text({ ...line('address'), required: true }),
    sharePercent: text({
      ...line('sharePercent'),
      required: true,
      inputMode: 'decimal',
      normalize: tidyShare,
    }),
    isPublicOfficial: checkbox({ label: labels.isPublicOfficial }),
  };
});
