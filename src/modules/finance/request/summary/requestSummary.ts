import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { formatPhone } from '../../../../lib/phone';
import { shownText } from '../../../../lib/shownText';
import { wholeOrdinals } from '../../../../lib/wholeOrdinals';
import { isIndividual } from '../../../../session/permissions';
import { shownFieldValue } from '../draft/shownFieldValue';
import { accountLabels, contactLabels, founderLabels } from '../form/fieldLabels';
import { readForm } from '../form/requestMapping';
import type { StepId } from '../form/requestSteps';
import type {
  ContactValues,
  FounderValues,
  PassportValues,
  RequestValues,
} from '../form/requestValues';

export interface SummaryRow {
  key: string;
  label: string;
  value: string;
  /** A moment that is told after the value. */
  when?: string;
  /** Shown with all but its last digits hidden. */
  hidden?: 'account' | 'passport';
}

/** One founder, one contact, or the whole of a group that is one thing. */
export interface SummaryEntry {
  key: string;
  title?: string;
  rows: SummaryRow[];
}

export interface SummaryGroup {
  /** The step of the form that asks for it. */
  step: StepId;
  title: string;
  entries: SummaryEntry[];
  /** What is said when there is no entry. */
  empty: string;
}

const personFields = [
  'type',
  'birthDate',
  'citizenship',
  'itn',
  'address',
  'sharePercent',
  'isPublicOfficial',
] as const;
const companyFields = ['type', 'itn', 'ogrn', 'kpp', 'country', 'address', 'sharePercent'] as const;

function rowsOf<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<Name, unknown>>>,
): SummaryRow[] {
  return names.map((name) => ({
    key: name,
    label: labels[name],
    value: shownFieldValue(name, values[name] ?? (name === 'isPublicOfficial' ? false : undefined)),
  }));
}

function passportRow({ series = '', number = '' }: PassportValues): SummaryRow {
  return { key: 'passport', label: 'Паспорт', value: `${series}${number}`, hidden: 'passport' };
}

function passportRows(passport: PassportValues): SummaryRow[] {
  const { issueDate, divisionCode, issuedBy } = passport;
  const issue: [string, string, unknown][] = [
    ['issueDate', 'Дата выдачи паспорта', issueDate],
    ['divisionCode', 'Код подразделения', divisionCode],
    ['issuedBy', 'Кем выдан паспорт', issuedBy],
  ];
  return [
    passportRow(passport),
    ...issue.map(([key, label, value]) => ({ key, label, value: shownFieldValue(key, value) })),
  ];
}

function founderEntry(founder: FounderValues, index: number): SummaryEntry {
  const isCompany = founder.type === 'COMPANY';
  const { lastname, firstname, middlename, name, passport } = founder;
  const title = isCompany ? name : [lastname, firstname, middlename].filter(Boolean).join(' ');
  return {
    key: String(index),
    title: title || 'Без имени',
    rows: [
      ...rowsOf(isCompany ? companyFields : personFields, founderLabels, founder),
      ...(passport && !isCompany ? passportRows(passport) : []),
    ],
  };
}

function contactEntry(contact: ContactValues, index: number): SummaryEntry {
  const { fullName, phone, phoneExtension } = contact;
  const number = phone === undefined ? '' : formatPhone(phone);
  return {
    key: String(index),
    title: fullName || 'Без имени',
    rows: [
      ...rowsOf(['role', 'position'], contactLabels, contact),
      {
        key: 'phone',
        label: contactLabels.phone,
        value: shownFieldValue(
          'phone',
          phoneExtension ? `${number}, доб. ${phoneExtension}` : number,
        ),
      },
      ...rowsOf(['email'], contactLabels, contact),
      { key: 'isMain', label: contactLabels.isMain, value: contact.isMain === true ? 'Да' : 'Нет' },
    ],
  };
}

function organizationRows(organization: unknown, individual: boolean): SummaryRow[] {
  const { name, itn, ogrn, kpp, legalAddress, ceoName } = fieldsOf(organization);
  const rows: [string, unknown][] = [
    ['Наименование', name],
    ['ИНН', itn],
    [individual ? 'ОГРНИП' : 'ОГРН', ogrn],
    ['КПП', individual ? undefined : kpp],
    ['Юридический адрес', wholeOrdinals(shownText(legalAddress))],
    ['Руководитель', ceoName],
  ];
  return rows.flatMap(([label, value]) =>
    shownText(value) === '' ? [] : [{ key: label, label, value: shownText(value) }],
  );
}

function consentRows(flags: unknown): SummaryRow[] {
  const list: readonly unknown[] = Array.isArray(flags) ? flags : [];
  return list.map((flag, index) => {
    const { name, accepted, acceptedDateTime } = fieldsOf(flag);
    const when = shownText(acceptedDateTime);
    const label = shownText(name) || 'Согласие';
    const row = { key: String(index), label };
    return accepted === true ? { ...row, value: 'Дано', when } : { ...row, value: 'Не дано' };
  });
}

/** A group that is one thing, or nothing. */
function single(step: StepId, title: string, empty: string, rows: SummaryRow[]): SummaryGroup {
  return { step, title, empty, entries: rows.length === 0 ? [] : [{ key: title, rows }] };
}

/** What a request says, whether it is the server's form or the one that is being filled in. */
export interface RequestContent {
  organization: unknown;
  /** A sole proprietor has no founders, and another number. */
  individual: boolean;
  values: RequestValues;
  /** The consents as the server lists them. */
  agreementFlags: unknown;
}

/** Everything that a request says, group by group in the order of its steps. */
export function requestSummary(content: RequestContent): SummaryGroup[] {
  const { organization, individual, values, agreementFlags } = content;
  const { founders, contactData, paymentDetails } = values;
  const account = paymentDetails
    ? rowsOf(['bik', 'bankName', 'correspondentAccount'], accountLabels, paymentDetails)
    : [];
  const settlement = paymentDetails?.settlementAccount;
  if (paymentDetails)
    account.push({
      key: 'settlementAccount',
      label: accountLabels.settlementAccount,
      value: shownFieldValue('settlementAccount', settlement),
      ...(settlement && { hidden: 'account' }),
    });
  const ofFounders: SummaryGroup = {
    step: 'founders',
    title: 'Учредители',
    empty: 'Не указаны',
    entries: founders.map(founderEntry),
  };
  return [
    single(
      'organization',
      'Организация',
      'Сведений нет',
      organizationRows(organization, individual),
    ),
    ...(individual ? [] : [ofFounders]),
    {
      step: 'contacts',
      title: 'Контактные данные',
      empty: 'Не указаны',
      entries: contactData.map(contactEntry),
    },
    single('account', 'Банковские реквизиты', 'Не указаны', account),
    single('consents', 'Согласия', 'Не запрошены', consentRows(agreementFlags)),
  ];
}

/** A form of the server as a summary says it. */
export function contentOf(form: FinanceRequestForm): RequestContent {
  const { organization, agreementFlags } = fieldsOf(form);
  return {
    organization,
    individual: isIndividual(form.organization),
    values: readForm(form),
    agreementFlags,
  };
}
