import type { User, UserUpdate } from '../../../api/endpoints/user';
import { middlenameOf } from '../../../forms/person/personName';

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
