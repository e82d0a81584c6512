import type { FinanceFormRow } from '../../tables/finance';

type Founder = FinanceFormRow['founders'][number];
type ContactPerson = FinanceFormRow['contactData'][number];
type Account = NonNullable<FinanceFormRow['paymentDetails']>;
type Passport = NonNullable<Founder['passport']>;

/** Every field of an entity; the compiler demands each one, so that none is forgotten. */
type FieldsOf<Entity> = Readonly<Record<keyof Required<Entity>, true>>;

const PASSPORT: FieldsOf<Passport> = {
  series: true,
  number: true,
  issueDate: true,
  issuedBy: true,
  divisionCode: true,
};

const FOUNDER: FieldsOf<Founder> = {
  id: true,
  type: true,
  lastname: true,
  firstname: true,
  middlename: true,
  birthDate: true,
  citizenship: true,
  passport: true,
  name: true,
  ogrn: true,
  kpp: true,
  country: true,
  itn: true,
  address: true,
  sharePercent: true,
  isPublicOfficial: true,
  isBeneficiary: true,
};

const CONTACT: FieldsOf<ContactPerson> = {
  id: true,
  role: true,
  fullName: true,
  position: true,
  phone: true,
  phoneExtension: true,
  email: true,
  isMain: true,
};

const ACCOUNT: FieldsOf<Account> = {
  bik: true,
  bankName: true,
  correspondentAccount: true,
  settlementAccount: true,
};

/** A backend ignores what it does not know (openapi/README.md): it must not come back later. */
function onlyKnown<Data extends object>(data: Data, known: object): Data {
  const copy = { ...data };
  for (const name of Object.keys(copy)) {
    if (!Object.hasOwn(known, name)) Reflect.deleteProperty(copy, name);
  }
  return copy;
}

export function knownFounder<Data extends Pick<Founder, 'passport'>>(data: Data): Data {
  const founder = onlyKnown(data, FOUNDER);
  const { passport } = founder;
  return passport === undefined || passport === null
    ? founder
    : { ...founder, passport: onlyKnown(passport, PASSPORT) };
}

export function knownContact<Data extends object>(data: Data): Data {
  return onlyKnown(data, CONTACT);
}

export function knownAccount<Data extends object>(data: Data): Data {
  return onlyKnown(data, ACCOUNT);
}
