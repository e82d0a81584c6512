import type { Registration } from '../../../api/endpoints/auth';
import { checkbox } from '../../../forms/field/CheckboxField';
import { email } from '../../../forms/person/EmailField';
import { ownName } from '../../../forms/person/nameFields';
import { middlenameOf } from '../../../forms/person/personName';

/** The person who will use the cabinet, and the given consents. */
export interface PersonValues {
  lastname: string;
  firstname: string;
  middlename?: string;
  /** True if «Нет отчества» is ticked. */
  hasNoMiddlename?: boolean;
  mobilePhone: string;
  email: string;
  consents?: { personalData?: boolean; terms?: boolean; mailing?: boolean };
}

type Person = Omit<Registration, 'organization'>;

/** The fields of a person for both kinds of registration, without the phone. */
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

/** Returns the person in the format of both registration calls; a missing consent is false. */
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

/** Returns values of the form for a sent application, without consents, because the consents must be given again. */
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
