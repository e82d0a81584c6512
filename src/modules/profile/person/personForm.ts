import type { OwnProfile, User } from '../../../api/endpoints/user';
import { middlenameOf, personNameFields, type PersonName } from '../../../forms/person/personName';

/** The fields of «Мои данные» as they are typed; an emptied one is absent. */
export interface PersonForm extends PersonName {
  mobilePhone?: string | undefined;
  email?: string | undefined;
}

/** Every name of `PersonForm`, for keeping what was typed when an outage takes the page away. */
export const PERSON_FIELDS: readonly (keyof PersonForm)[] = [
  ...personNameFields,
  'mobilePhone',
  'email',
];

/** A user as the form shows it. A null middle name means that the person has none. */
export function personForm(user: User): PersonForm {
  const { lastname, firstname, middlename, mobilePhone, email } = user;
  return {
    lastname: lastname || undefined,
    firstname: firstname || undefined,
    middlename: middlename || undefined,
    hasNoMiddlename: !middlename,
    mobilePhone: mobilePhone || undefined,
    email: email || undefined,
  };
}

/**
 * What PUT /v1/user is told: the whole record. The form demands phone and e-mail from whoever has
 * them.
 */
export function ownProfileOf(form: PersonForm): OwnProfile {
  const { lastname = '', firstname = '', mobilePhone, email } = form;
  return {
    lastname,
    firstname,
    middlename: middlenameOf(form),
    mobilePhone: mobilePhone ?? null,
    email: email ?? null,
  };
}
