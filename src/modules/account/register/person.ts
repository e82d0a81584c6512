import type { Registration } from '../../../api/endpoints/auth';
import { checkbox } from '../../../forms/field/CheckboxField';
import { email } from '../../../forms/person/EmailField';
import { ownName } from '../../../forms/person/nameFields';
import { middlenameOf } from '../../../forms/person/personName';

/** The person who is going to use the cabinet, and what they agree to. */
export interface PersonValues {
  lastname: string;
  firstname: string;
  middlename?: string;
  /** «Нет отчества» */
  hasNoMiddlename?: boolean;
  mobilePhone: string;
  email: string;
  consents?: { personalData?: boolean; terms?: boolean; mailing?: boolean };
}

type Person = Omit<Registration, 'organization'>;

/** The person of either kind of registration, without the phone. */
export const personFields = {
  ...ownName,
  email: email({ required: true, hint: 'Будет логином для входа' }),
  consents: {
    personalData: checkbox({
      label: 'Согласие на обработку персональных данных',
      required: true,
    }),
    terms: checkbox({ label: 'Условия использования кабинета', required: true }),
    mailing: checkbox({ label: 'Согласие на рассылку' }),
  },
};

/** The person as both kinds of registration send them; a consent that was not given is false. */
export function personOf({
  lastname,
  firstname,
  middlename,
  hasNoMiddlename,
  mobilePhone,
  email: address,
  consents,
}: PersonValues): Person {
  return {
    lastname,
    firstname,
    middlename: middlenameOf({ middlename, hasNoMiddlename }),
    mobilePhone,
    email: address,
    consents: {
      personalData: consents?.personalData === true,
      terms: consents?.terms === true,
      mailing: consents?.mailing === true,
    },
  };
}

/** Fills the form with an application that was sent; the consents are given anew each time. */
export function personValuesOf(sent: Person): PersonValues {
  const { lastname, firstname, middlename, mobilePhone } = sent;
  return {
    lastname,
    firstname,
    mobilePhone,
    email: sent.email,
    ...(middlename === null || middlename === undefined
      ? { hasNoMiddlename: true }
      : { middlename }),
  };
}
