import type {
  ContactPersonData,
  FinanceRequestForm,
  FinanceRequestFormUpdate,
  FounderData,
  RequestPaymentDetails,
} from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { isIsoDay } from '../../../../lib/isoDay';
import { listedFlags } from './consents';
import { hundredthsOf, percentOf, readShare, shownShare, WHOLE_SHARE } from './share';
import type {
  AccountValues,
  ContactValues,
  FounderValues,
  PassportValues,
  RequestValues,
} from './requestValues';

/** A text of the server; absent for what is empty or no text. */
function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function listOf(value: unknown): Readonly<Partial<Record<string, unknown>>>[] {
  return Array.isArray(value) ? value.map((entry: unknown) => fieldsOf(entry)) : [];
}

/** Without what is absent: `exactOptionalPropertyTypes`, and a draft that is compared as JSON. */
function compact<Values extends object>(values: Values): Values {
  const copy = { ...values };
  for (const [name, value] of Object.entries(copy)) {
    if (value === undefined) Reflect.deleteProperty(copy, name);
  }
  return copy;
}

function nothingIfEmpty<Values extends object>(values: Values): Values | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}

function readPassport(value: unknown): PassportValues | undefined {
  const { series, number, issueDate, issuedBy, divisionCode } = fieldsOf(value);
  return nothingIfEmpty(
    compact({
      series: text(series),
      number: text(number),
      issueDate: text(issueDate),
      issuedBy: text(issuedBy),
      divisionCode: text(divisionCode),
    }),
  );
}

function readFounder(entry: Readonly<Partial<Record<string, unknown>>>, index: number) {
  const share = hundredthsOf(entry['sharePercent']);
  return compact<FounderValues>({
    key: text(entry['id']) ?? `founder-${index}`,
    id: text(entry['id']),
    type: entry['type'] === 'COMPANY' ? 'COMPANY' : 'PERSON',
    lastname: text(entry['lastname']),
    firstname: text(entry['firstname']),
    middlename: text(entry['middlename']),
    birthDate: text(entry['birthDate']),
    citizenship: text(entry['citizenship']),
    passport: readPassport(entry['passport']),
    name: text(entry['name']),
    ogrn: text(entry['ogrn']),
    kpp: text(entry['kpp']),
    country: text(entry['country']),
    itn: text(entry['itn']),
    address: text(entry['address']),
    sharePercent: share === undefined ? undefined : shownShare(share),
    isPublicOfficial: entry['isPublicOfficial'] === true || undefined,
  });
}

function readContact(entry: Readonly<Partial<Record<string, unknown>>>, index: number) {
  return compact<ContactValues>({
    key: text(entry['id']) ?? `contact-${index}`,
    id: text(entry['id']),
    role: text(entry['role']),
    fullName: text(entry['fullName']),
    position: text(entry['position']),
    phone: text(entry['phone']),
    phoneExtension: text(entry['phoneExtension']),
    email: text(entry['email']),
    isMain: entry['isMain'] === true || undefined,
  });
}

function readAccount(value: unknown): AccountValues | undefined {
  const { bik, bankName, correspondentAccount, settlementAccount } = fieldsOf(value);
  return nothingIfEmpty(
    compact({
      bik: text(bik),
      bankName: text(bankName),
      correspondentAccount: text(correspondentAccount),
      settlementAccount: text(settlementAccount),
    }),
  );
}

/** The form of the server as the fields show it. Whatever is not as promised is left out. */
export function readForm(form: FinanceRequestForm): RequestValues {
  const { founders, contactData, paymentDetails, agreementFlags } = fieldsOf(form);
  const account = readAccount(paymentDetails);
  return {
    founders: listOf(founders).map(readFounder),
    contactData: listOf(contactData).map(readContact),
    ...(account && { paymentDetails: account }),
    agreementFlags: Object.fromEntries(
      listedFlags(agreementFlags).map(({ flag, accepted }) => [flag, accepted]),
    ),
  };
}

/** A day as the contract wants it; null while it is not one. */
function writeDay(typed: string | undefined): string | null {
  return isIsoDay(typed) ? typed : null;
}

function writeShare(typed: string | undefined): number | null {
  const share = readShare(typed);
  return share === undefined || share > WHOLE_SHARE ? null : percentOf(share);
}

function writePassport(
  passport: PassportValues | undefined,
): NonNullable<FounderData['passport']> | null {
  if (!passport) return null;
  return {
    series: passport.series ?? null,
    number: passport.number ?? null,
    issueDate: writeDay(passport.issueDate),
    issuedBy: passport.issuedBy ?? null,
    divisionCode: passport.divisionCode ?? null,
  };
}

/** A founder for the server: the fields of its type; null for what is not filled in. */
export function writeFounder(founder: FounderValues): FounderData {
  const common = {
    ...(founder.id !== undefined && { id: founder.id }),
    itn: founder.itn ?? null,
    address: founder.address ?? null,
    sharePercent: writeShare(founder.sharePercent),
  };
  if (founder.type === 'COMPANY') {
    return {
      ...common,
      type: 'COMPANY',
      name: founder.name ?? null,
      ogrn: founder.ogrn ?? null,
      kpp: founder.kpp ?? null,
      country: founder.country ?? null,
    };
  }
  return {
    ...common,
    type: 'PERSON',
    lastname: founder.lastname ?? null,
    firstname: founder.firstname ?? null,
    middlename: founder.middlename ?? null,
    birthDate: writeDay(founder.birthDate),
    citizenship: founder.citizenship ?? null,
    passport: writePassport(founder.passport),
    isPublicOfficial: founder.isPublicOfficial === true,
  };
}

/** A contact person for the server. */
export function writeContact(contact: ContactValues): ContactPersonData {
  return {
    ...(contact.id !== undefined && { id: contact.id }),
    // The contract demands one, and a new entry has one from the start.
    role: contact.role ?? 'MANAGER',
    fullName: contact.fullName ?? null,
    position: contact.position ?? null,
    phone: contact.phone ?? null,
    phoneExtension: contact.phoneExtension ?? null,
    email: contact.email ?? null,
    isMain: contact.isMain === true,
  };
}

/** The account for the server; null when nothing is filled in. */
export function writeAccount(account: AccountValues | undefined): RequestPaymentDetails | null {
  if (!account) return null;
  return {
    bik: account.bik ?? null,
    bankName: account.bankName ?? null,
    correspondentAccount: account.correspondentAccount ?? null,
    settlementAccount: account.settlementAccount ?? null,
  };
}

/**
 * The typed form for the server. Consents are not in it: each is saved when it is given, and a form
 * that was opened before must not take back what was agreed to elsewhere (rule B13).
 */
export function writeForm(values: RequestValues): FinanceRequestFormUpdate {
  return {
    founders: values.founders.map(writeFounder),
    contactData: values.contactData.map(writeContact),
    paymentDetails: writeAccount(values.paymentDetails),
  };
}
