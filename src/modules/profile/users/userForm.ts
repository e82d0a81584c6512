import type { User } from '../../../api/endpoints/user';
import type { UserUpdate } from '../../../api/endpoints/user';
import { defineForm } from '../../../forms/description/defineForm';
import { email as emailField } from '../../../forms/person/EmailField';
import { otherName } from '../../../forms/person/nameFields';
import { middlenameOf } from '../../../forms/person/personName';
import { phone } from '../../../forms/person/PhoneField';

/** Personal data that an administrator may change; a cleared value is absent. */
export interface UserValues {
  lastname: string;
  firstname: string;
  middlename?: string;
  mobilePhone?: string;
  email?: string;
}

type PersonalData = Pick<User, 'lastname' | 'firstname'> &
  Partial<Pick<User, 'middlename' | 'mobilePhone' | 'email'>>;

/** Returns the initial values of the form; a field that the server has omitted is empty. */
export function userValuesOf(user: PersonalData): UserValues {
  const { lastname = '', firstname = '', middlename, mobilePhone, email } = user;
  return {
    lastname,
    firstname,
    middlename: middlename ?? '',
    mobilePhone: mobilePhone ?? '',
    email: email ?? '',
  };
}

/** Personal data of a user in the API format: a missing name is '', other missing values are null. */
export type Person = Omit<UserUpdate, 'isVerified'>;

/** Missing names become '', other empty or missing values null. */
export function personOf(user: PersonalData): Person {
  const { lastname = '', firstname = '', middlename, mobilePhone, email } = user;
  return {
    lastname,
    firstname,
    middlename: middlename || null,
    mobilePhone: mobilePhone || null,
    email: email || null,
  };
}

export function typedPerson(values: UserValues): Person {
  return personOf({ ...values, middlename: middlenameOf(values) });
}

/** Returns the request body: the whole record, and the confirmation if it is known. */
export function userUpdateOf(person: Person, isVerified?: boolean): UserUpdate {
  return { ...person, ...(isVerified !== undefined && { isVerified }) };
}

/** Name and contacts of a user; the layout marks the e-mail as required for a user who has one. */
export const userForm = defineForm<UserValues>()({
  name: 'user',
  unsent: 'Данные пользователя не сохранены',
  fields: {
    ...otherName,
    mobilePhone: phone({ autoComplete: 'off' }),
    email: emailField({ autoComplete: 'off' }),
  },
  read: userValuesOf,
  write: typedPerson,
});
