import type { OwnProfile } from '../../../api/endpoints/user';
import type { User } from '../../../api/endpoints/user';
import { defineForm } from '../../../forms/description/defineForm';
import { email } from '../../../forms/person/EmailField';
import { ownName } from '../../../forms/person/nameFields';
import { middlenameOf, type OwnName } from '../../../forms/person/personName';
import { phone } from '../../../forms/person/PhoneField';

/** Values of «Мои данные»; an empty one is absent. */
export interface PersonForm extends OwnName {
  mobilePhone?: string | undefined;
  email?: string | undefined;
}

/** Returns the values of the form. A user without a middle name has «Нет отчества» checked. */
export function personForm(user: User): PersonForm {
  const { lastname, firstname, middlename, mobilePhone } = user;
  return {
    lastname: lastname || undefined,
    firstname: firstname || undefined,
    middlename: middlename || undefined,
    hasNoMiddlename: !middlename,
    mobilePhone: mobilePhone || undefined,
    email: user.email || undefined,
  };
}

/** Returns the body of PUT /v1/user: the whole record, with null for empty contacts. */
export function ownProfileOf(form: PersonForm): OwnProfile {
  const { lastname = '', firstname = '', mobilePhone } = form;
  return {
    lastname,
    firstname,
    middlename: middlenameOf(form),
    mobilePhone: mobilePhone ?? null,
    email: form.email ?? null,
  };
}

/** «Мои данные»; the layout marks the e-mail as required for a user who has one. */
export const ownPersonForm = defineForm<PersonForm>()({
  name: 'person',
  unsent: 'Изменения в ваших данных не сохранены',
  fields: { ...ownName, mobilePhone: phone({}), email: email({}) },
  read: personForm,
  write: ownProfileOf,
});
