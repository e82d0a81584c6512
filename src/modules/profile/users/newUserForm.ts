import type { ApiError } from '../../../api/errors';
import type { NewUser } from '../../../api/endpoints/user';
import { defineForm, forEach } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { email as emailField } from '../../../forms/person/EmailField';
import { otherName } from '../../../forms/person/nameFields';
import { middlenameOf } from '../../../forms/person/personName';
import { phone } from '../../../forms/person/PhoneField';
import { knownRoles, roleName } from '../../../domain/roles';

/** Input of «Добавить пользователя»; roles are keyed by their ids. */
export interface NewUserValues {
  email: string;
  lastname: string;
  firstname: string;
  middlename?: string;
  mobilePhone?: string;
  roles?: Readonly<Record<string, boolean>>;
}

const newUserValues = (): Partial<NewUserValues> => ({ roles: { USER: true } });

/** Returns the request for a new user. The login is the e-mail address, as it is for users who register themselves. */
export function newUserOf({ roles = {}, ...person }: NewUserValues): NewUser {
  const { email, lastname, firstname, mobilePhone } = person;
  return {
    username: email,
    email,
    lastname,
    firstname,
    middlename: middlenameOf(person),
    ...(mobilePhone !== undefined && { mobilePhone }),
    roles: knownRoles.map(({ id }) => id).filter((id) => roles[id] === true),
  };
}

/**
 * Returns the failure with the messages about the login moved to the e-mail field, because the form has no login field.
 * A conflict can only be about the login.
 */
export function newUserFailure(failure: ApiError): ApiError {
  const fieldErrors = failure.fieldErrors.map((error) =>
    error.field === 'username' ? { ...error, field: 'email' } : error,
  );
  const isTaken = failure.status === 409 && fieldErrors.length === 0;
  return {
    ...failure,
    fieldErrors: isTaken ? [{ field: 'email', message: failure.message }] : fieldErrors,
  };
}

/** «Добавить пользователя»; the layout decides which roles are offered. */
export const newUserForm = defineForm<NewUserValues>()({
  name: 'new-user',
  unsent: 'Пользователь не добавлен',
  fields: {
    email: emailField({
      required: true,
      autoComplete: 'off',
      hint: 'Она же логин. На неё придёт временный пароль.',
    }),
    ...otherName,
    mobilePhone: phone({ autoComplete: 'off' }),
    roles: forEach(
      knownRoles.map(({ id }) => id),
      (id) => checkbox({ label: roleName({ id }) }),
    ),
  },
  read: newUserValues,
  write: newUserOf,
});
