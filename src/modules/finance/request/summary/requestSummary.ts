import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { wholeOrdinals } from '../../../../lib/wholeOrdinals';
import { isIndividual } from '../../../../session/permissions';
import {
  summaryRows,
  type Bag,
  type FieldTable,
  type SummaryRow,
} from '../../../../blocks/steps/fieldTable';
import { accountTable } from '../form/accountTable';
import { contactTable } from '../form/contactTable';
import { founderName } from '../form/fieldWords';
import { founderTable } from '../form/founderTable';
import { readForm } from '../form/requestMapping';
import type { StepId } from '../form/requestSteps';
import type { RequestValues } from '../form/requestValues';

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

function entry(table: FieldTable, values: Bag, index: number, title: string): SummaryEntry {
  return { key: String(index), title: title || 'Без имени', rows: summaryRows(table, values) };
}

/** What the cabinet knows of an organization, in the order in which it is told. */
export function organizationRows(organization: unknown, individual: boolean): SummaryRow[] {
  const { name, itn, ogrn, kpp, legalAddress, ceoName } = fieldsOf(organization);
  const rows: [string, unknown][] = [
    ['Наименование', name],
    ['ИНН', itn],
    [individual ? 'ОГРНИП' : 'ОГРН', ogrn],
    ...(individual ? [] : [['КПП', kpp] satisfies [string, unknown]]),
    ['Юридический адрес', wholeOrdinals(shownText(legalAddress))],
    ['Руководитель', ceoName],
  ];
  return rows.map(([label, value]) => ({ key: label, label, value: shownText(value) }));
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
  const account = paymentDetails ? summaryRows(accountTable, paymentDetails) : [];
  const ofFounders: SummaryGroup = {
    step: 'founders',
    title: 'Учредители',
    empty: 'Не указаны',
    entries: founders.map((founder, index) =>
      entry(founderTable, founder, index, founderName(founder)),
    ),
  };
  return [
    single(
      'organization',
      'Организация',
      'Сведений нет',
      organizationRows(organization, individual).filter(({ value }) => value !== ''),
    ),
    ...(individual ? [] : [ofFounders]),
    {
      step: 'contacts',
      title: 'Контактные данные',
      empty: 'Не указаны',
      entries: contactData.map((contact, index) =>
        entry(contactTable, contact, index, contact.fullName ?? ''),
      ),
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
