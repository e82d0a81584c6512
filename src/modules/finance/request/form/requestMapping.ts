import type {
  ContactPersonData,
  FinanceRequestForm,
  FinanceRequestFormUpdate,
  FounderData,
} from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { readEntry, writeEntry, type FieldTable } from '../../../../blocks/steps/fieldTable';
import { readText } from '../../../../blocks/steps/valueKinds';
import { accountTable } from './accountTable';
import { listedFlags } from './consents';
import { contactTable } from './contactTable';
import { founderTable } from './founderTable';
import type { ContactValues, FounderValues, RequestValues } from './requestValues';

function readList<Table extends FieldTable>(table: Table, list: unknown, word: string) {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.map((entry, index) => {
    const id = readText(fieldsOf(entry)['id']);
    return {
      key: id ?? `${word}-${index}`,
      ...(id !== undefined && { id }),
      ...readEntry(table, entry),
    };
  });
}

/** The form of the server as the fields show it. Whatever is not as promised is left out. */
export function readForm(form: FinanceRequestForm): RequestValues {
  const { founders, contactData, paymentDetails, agreementFlags } = fieldsOf(form);
  const account = readEntry(accountTable, paymentDetails);
  return {
    founders: readList(founderTable, founders, 'founder'),
    contactData: readList(contactTable, contactData, 'contact'),
    ...(Object.keys(account).length > 0 && { paymentDetails: account }),
    agreementFlags: Object.fromEntries(
      listedFlags(agreementFlags).map(({ flag, accepted }) => [flag, accepted]),
    ),
  };
}

const idOf = ({ id }: { id?: string | undefined }) => id !== undefined && { id };

/** A founder for the server: the fields of its type; null for what is not filled in. */
export function writeFounder(founder: FounderValues): FounderData {
  return { ...idOf(founder), ...writeEntry(founderTable, founder) };
}

/** A contact person for the server. */
export function writeContact(contact: ContactValues): ContactPersonData {
  return { ...idOf(contact), ...writeEntry(contactTable, contact) };
}

/**
 * The typed form for the server. Consents are not in it: each is saved when it is given, and a form
 * that was opened before must not take back what was agreed to elsewhere (rule B13).
 */
export function writeForm({
  founders,
  contactData,
  paymentDetails,
}: RequestValues): FinanceRequestFormUpdate {
  return {
    founders: founders.map(writeFounder),
    contactData: contactData.map(writeContact),
    paymentDetails: paymentDetails ? writeEntry(accountTable, paymentDetails) : null,
  };
}
