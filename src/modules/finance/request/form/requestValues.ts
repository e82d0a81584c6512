import type {
  AgreementFlag,
  ContactPersonData,
  FinanceRequestForm,
  FinanceRequestFormUpdate,
  FounderData,
} from '../../../../api/endpoints/financeRequest';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import {
  readEntry,
  writeEntry,
  type EntryValues,
  type FieldTable,
} from '../../../../blocks/steps/fieldTable';
import { accountTable } from './accountTable';
import { contactTable } from './contactTable';
import { founderTable } from './founderTable';

/*
 * The values of the form of a request: plain, serialisable, and as typed. Empty texts are undefined; days are
 * `2026-12-01` once they are complete, and the typed text before.
 */

/**
 * `key` identifies an entry while the form is open: the server's id, or a generated id before the server has given one.
 * `id` is the server's; undefined for an entry that the server does not have yet.
 */
type Entry = Record<'key', string> & Partial<Record<'id', string | undefined>>;

/** A founder. Fields of the other founder type stay as typed, and are not sent. */
export type FounderValues = Entry & EntryValues<typeof founderTable>;

export type ContactValues = Entry & EntryValues<typeof contactTable>;

export interface RequestValues {
  founders: FounderValues[];
  contactData: ContactValues[];
  /** Undefined if nothing is filled in. */
  paymentDetails?: EntryValues<typeof accountTable> | undefined;
  /** Consents, keyed by name. Each is saved by its own call, never with the form. */
  agreementFlags: Record<string, boolean>;
}

/** Lists of the form whose entries have their own calls. */
export type EntryList = 'founders' | 'contactData';

/** Names that can be a segment of a field path. */
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export type Consent = FinanceRequestForm['agreementFlags'][number] &
  Pick<AgreementFlag, 'flag' | 'name'>;

/** Returns the consents of a form without duplicates; omits a consent if its name cannot be a field name. */
export function listedFlags(flags: FinanceRequestForm['agreementFlags']): Consent[] {
  const listed = new Map<string, Consent>();
  for (const consent of flags) {
    const { flag = '', name } = consent;
    if (!PLAIN_NAME.test(flag) || listed.has(flag)) continue;
    listed.set(flag, { ...consent, flag, name: name || 'Согласие' });
  }
  return [...listed.values()];
}

function readList<Table extends FieldTable>(table: Table, list: readonly { id: string }[]) {
  return list.map((entry) => ({ key: entry.id, id: entry.id, ...readEntry(table, entry) }));
}

export function readForm(form: FinanceRequestForm): RequestValues {
  const account = readEntry(accountTable, form.paymentDetails);
  return {
    founders: readList(founderTable, form.founders),
    contactData: readList(contactTable, form.contactData),
    ...(Object.keys(account).length > 0 && { paymentDetails: account }),
    agreementFlags: Object.fromEntries(
      listedFlags(form.agreementFlags).map(({ flag, accepted }) => [flag, accepted === true]),
    ),
  };
}

const idOf = ({ id }: Partial<Entry>) => id !== undefined && { id };

/** Returns a founder for the server: the fields of its type; empty fields are null. */
export function writeFounder(founder: FounderValues): FounderData {
  return { ...idOf(founder), ...writeEntry(founderTable, founder) };
}

export function writeContact(contact: ContactValues): ContactPersonData {
  return { ...idOf(contact), ...writeEntry(contactTable, contact) };
}

/**
 * Returns the values for the server, without the consents, because an older form must not withdraw a consent that was
 * given elsewhere. B13: a consent is saved at once.
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

function withIds<One extends Entry>(
  mine: One[],
  theirs: readonly One[],
  contentOf: (entry: One) => object,
): One[] {
  const known = new Set(mine.map(({ id }) => id));
  const free = theirs.filter(({ id }) => id !== undefined && !known.has(id));
  const adopted = mine.map((entry) => {
    // A restored draft has '' instead of a missing id.
    if (entry.id) return entry;
    const content = contentOf(entry);
    const at = free.findIndex((one) => sameInput(contentOf(one), content));
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found?.id === undefined ? entry : { ...entry, id: found.id };
  });
  return adopted.every((entry, index) => entry === mine[index]) ? mine : adopted;
}

/**
 * Returns the input with the ids that the server has given to entries with the same content; `mine` itself if there are
 * no new ids. This prevents duplicate entries, even if an entry was sent in two ways or the response was lost.
 *
 * @param theirs the server's form, converted
 */
export function adoptIds(mine: RequestValues, theirs: RequestValues): RequestValues {
  const founders = withIds(mine.founders, theirs.founders, (founder) =>
    writeEntry(founderTable, founder),
  );
  const contactData = withIds(mine.contactData, theirs.contactData, (contact) =>
    writeEntry(contactTable, { ...contact, isMain: undefined }),
  );
  const isSame = founders === mine.founders && contactData === mine.contactData;
  return isSame ? mine : { ...mine, founders, contactData };
}
