import { checkbox } from '../field/CheckboxField';
import { text, type TextFieldProps } from '../field/TextField';
import { maxLength } from '../validators/text';

/** Maximum length of one part of a name (contract: Registration, OwnProfile, NewUser, UserUpdate). */
const PART = { trim: true, validate: maxLength(100) } as const;

const lastname = { label: 'Фамилия', required: true, ...PART } satisfies TextFieldProps;
const firstname = { label: 'Имя', required: true, ...PART } satisfies TextFieldProps;
const middlename = { label: 'Отчество', ...PART } satisfies TextFieldProps;

/** The user's own name (`OwnName`): the browser may suggest it. `OwnNameFields` renders it. */
export const ownName = {
  lastname: text({ ...lastname, autoComplete: 'family-name' }),
  firstname: text({ ...firstname, autoComplete: 'given-name' }),
  middlename: text({ ...middlename, required: true, autoComplete: 'additional-name' }),
  hasNoMiddlename: checkbox({ label: 'Нет отчества' }),
};

/** Fields of the name of another person (`PersonName`). The отчество may be unknown, and autofill is off. */
export const otherName = {
  lastname: text({ ...lastname, autoComplete: 'off' }),
  firstname: text({ ...firstname, autoComplete: 'off' }),
  middlename: text({ ...middlename, autoComplete: 'off' }),
};
