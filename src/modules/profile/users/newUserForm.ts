import type { ApiError } from '../../../api/errors';
import type { NewUser } from '../../../api/endpoints/user';
import { middlenameOf } from '../../../forms/person/personName';
import { knownRoles } from '../../../domain/roles';

/** What is typed into «Добавить пользователя»; a role is there by its id. */
export interface NewUserValues {
  email: string;
  lastname: string;
  firstname: string;
  middlename?: string;
  mobilePhone?: string;
  roles?: Readonly<Record<string, boolean>>;
}

export const NEW_USER_VALUES: Partial<NewUserValues> = { roles: { USER: true } };

/** The request for a new user: the login is the e-mail address, as with those who register. */
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
 * The refusal with the login's messages under the only field that shows it; a conflict can only be
 * about the login.
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
