import type { User } from '../../../api/endpoints/user';
import type { UserUpdate } from '../../../api/endpoints/user';
import { defineForm } from '../../../forms/description/defineForm';
import { email as emailField } from '../../../forms/person/EmailField';
import { otherName } from '../../../forms/person/nameFields';
import { middlenameOf } from '../../../forms/person/personName';
import { phone } from '../../../forms/person/PhoneField';

/** What an administrator may change about a person; an emptied field is absent. */
export interface UserValues {
  lastname: string;
  firstname: string;
  middlename?: string;
  mobilePhone?: string;
  email?: string;
}

type Person = Pick<User, 'lastname' | 'firstname' | 'middlename' | 'mobilePhone' | 'email'>;

/** Prefills the form; whatever the server left out stays empty. */
export function userValuesOf(user: Person): UserValues {
  const { lastname, firstname, middlename, mobilePhone, email } = user;
  return {
    lastname,
    firstname,
    middlename: middlename ?? '',
    mobilePhone: mobilePhone ?? '',
    email: email ?? '',
  };
}

/**
 * The request of the form. Only the middle name can be taken away: the call has no way to say that
 * there is no phone or no e-mail any more, so the form does not let an existing one be emptied.
 */
export function userUpdateOf(values: UserValues): UserUpdate {
  const { lastname, firstname, mobilePhone, email } = values;
  return {
    lastname,
    firstname,
    middlename: middlenameOf(values),
    ...(mobilePhone && { mobilePhone }),
    ...(email && { email }),
  };
}

/** Name and contacts of a user; what cannot be taken away any more, the layout demands. */
export const userForm = defineForm<UserValues>()({
  name: 'user',
  unsent: 'Данные пользователя не сохранены',
  fields: {
    ...otherName,
    mobilePhone: phone({ autoComplete: 'off' }),
    email: emailField({ autoComplete: 'off' }),
  },
  read: userValuesOf,
  write: userUpdateOf,
});
