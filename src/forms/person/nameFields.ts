import { checkbox } from '../field/CheckboxField';
import { text, type TextFieldProps } from '../field/TextField';
import { maxLength } from '../validators/text';

/**
 * Rules for one part of a name; the maximum length is from the contract (Registration, OwnProfile,
 * NewUser, UserUpdate).
 */
const PART = { trim: true, validate: maxLength(100) } as const;

const lastname = { label: 'Фамилия', required: true, ...PART } satisfies TextFieldProps;
const firstname = { label: 'Имя', required: true, ...PART } satisfies TextFieldProps;
const middlename = { label: 'Отчество', ...PART } satisfies TextFieldProps;

/** Fields for the user's own name (`OwnName`), with the browser's autofill. `OwnNameFields` renders them. */
export const ownName = {
  lastname: text({ ...lastname, autoComplete: 'family-name' }),
  firstname: text({ ...firstname, autoComplete: 'given-name' }),
  middlename: text({ ...middlename, required: true, autoComplete: 'additional-name' }),
  hasNoMiddlename: checkbox({ label: 'Нет отчества' }),
};

/** Fields for another person's name (`PersonName`). The отчество is optional, and autofill is off. */
export const otherName = {
  lastname: text({ ...lastname, autoComplete: 'off' }),
  firstname: text({ ...firstname, autoComplete: 'off' }),
  middlename: text({ ...middlename, autoComplete: 'off' }),
};
