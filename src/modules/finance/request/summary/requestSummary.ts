import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { wholeOrdinals } from '../../../../lib/shownText';
import { isIndividual } from '../../../../session/permissions';
import { summaryRows, type SummaryRow } from '../../../../blocks/steps/fieldTable';
import { accountTable } from '../form/accountTable';
import { contactTable } from '../form/contactTable';
import { founderName, founderTable } from '../form/founderTable';
import { LISTS } from '../form/requestForm';
import { requestSteps, type StepId } from '../form/requestSteps';
import { readForm, type RequestValues } from '../form/requestValues';

/** One founder, one contact, or a whole group without a list. */
interface SummaryEntry {
  key: string;
  title?: string;
  rows: SummaryRow[];
}

export interface SummaryGroup {
  /** Step of the form that has these fields. */
  step: StepId;
  title: string;
  /** The group in one line, such as the names of the founders. */
  brief: string;
  entries: SummaryEntry[];
  /** Text for a group without entries. */
  empty: string;
}

export function organizationRows(
  organization: FinanceRequestForm['organization'],
  individual: boolean,
): SummaryRow[] {
  const { name, itn, ogrn, kpp, legalAddress, ceoName } = organization ?? {};
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['Наименование', name],
    ['ИНН', itn],
    [individual ? 'ОГРНИП' : 'ОГРН', ogrn],
    ...(individual ? [] : [['КПП', kpp] as const]),
    ['Юридический адрес', wholeOrdinals(legalAddress ?? '')],
    ['Руководитель', ceoName],
  ];
  return rows.map(([label, value]) => ({ key: label, label, value: value ?? '' }));
}

function consentRows(flags: FinanceRequestForm['agreementFlags']): SummaryRow[] {
  return flags.map(({ name, accepted, acceptedDateTime }, index) => ({
    key: String(index),
    label: name || 'Согласие',
    ...(accepted === true ? { value: 'Дано', when: acceptedDateTime ?? '' } : { value: 'Не дано' }),
  }));
}

/** Returns the entries of a group without a list: one entry, or none if it has no rows. */
const single = (rows: SummaryRow[]): SummaryEntry[] =>
  rows.length === 0 ? [] : [{ key: 'only', rows }];

/** Returns the entries of a group with a list, one for each item. */
function listed<Entry>(
  list: readonly Entry[],
  one: string,
  nameOf: (entry: Entry) => string | undefined,
  rowsOf: (entry: Entry) => SummaryRow[],
): SummaryEntry[] {
  return list.map((entry, index) => ({
    key: String(index),
    title: nameOf(entry) || `${one} ${index + 1}`,
    rows: rowsOf(entry).filter(({ value }) => value !== ''),
  }));
}

/** Content of a request, from the server or from the open form. */
export interface RequestContent {
  organization: FinanceRequestForm['organization'];
  /** True for a sole proprietor, who has no founders, but an ОГРНИП. */
  individual: boolean;
  values: RequestValues;
  /** The consents in the server's order. */
  agreementFlags: FinanceRequestForm['agreementFlags'];
}

/** Returns the content of a request, group by group in the order of its steps. */
export function requestSummary(content: RequestContent): SummaryGroup[] {
  const { organization, individual, values, agreementFlags } = content;
  const { founders, contactData, paymentDetails } = values;
  const known = organizationRows(organization, individual).filter(({ value }) => value !== '');
  const account = paymentDetails ? summaryRows(accountTable, paymentDetails) : [];
  const groups: Readonly<Record<StepId, [empty: string, entries: SummaryEntry[]] | null>> = {
    organization: ['Сведений нет', single(known)],
    founders: [
      'Не указаны',
      listed(founders, LISTS.founders.one, founderName, (founder) =>
        summaryRows(founderTable, founder),
      ),
    ],
    contacts: [
      'Не указаны',
      listed(
        contactData,
        LISTS.contactData.one,
        ({ fullName }) => fullName,
        (contact) => summaryRows(contactTable, contact),
      ),
    ],
    account: ['Не указаны', single(account)],
    consents: ['Не запрошены', single(consentRows(agreementFlags))],
    review: null,
  };
  return requestSteps(individual).flatMap(({ id: step, label: title }) => {
    const [empty = '', entries] = groups[step] ?? [];
    return entries
      ? { step, title, brief: briefOf(step, content, entries) || empty, empty, entries }
      : [];
  });
}

/** Returns a one-line summary of a group; empty if the group has no values. */
function briefOf(step: StepId, content: RequestContent, entries: readonly SummaryEntry[]): string {
  const { organization, values, agreementFlags } = content;
  const { paymentDetails } = values;
  const parts: Readonly<Partial<Record<StepId, readonly (string | undefined)[]>>> = {
    organization: [organization?.name, organization?.itn && `ИНН\u00A0${organization.itn}`],
    account: [
      paymentDetails?.bankName,
      paymentDetails?.settlementAccount &&
        `счёт •••• ${paymentDetails.settlementAccount.slice(-4)}`,
    ],
    consents:
      agreementFlags.length === 0
        ? []
        : [
            `${agreementFlags.filter(({ accepted }) => accepted === true).length} из ${agreementFlags.length}`,
          ],
  };
  return (parts[step] ?? entries.map(({ title }) => title)).filter(Boolean).join(', ');
}

/** Converts the server's form to the content of its summary. */
export function contentOf(form: FinanceRequestForm): RequestContent {
  const { organization, agreementFlags } = form;
  const individual = isIndividual(organization);
  return { organization, individual, values: readForm(form), agreementFlags };
}
