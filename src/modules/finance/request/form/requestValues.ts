import type { EntryValues } from '../../../../blocks/steps/fieldTable';
import type { accountTable } from './accountTable';
import type { contactTable } from './contactTable';
import type { founderTable } from './founderTable';

/*
 * What the form of a request holds: plain, serialisable, and as typed. Texts that are empty are
 * absent; days are `2026-12-01` as soon as they are days, and the typed text until then.
 */

/**
 * `key` tells entries apart while the form is open: the server's id, or one of our own before there is
 * one. `id` is the server's; absent for an entry that the server does not have yet.
 */
type Entry = Record<'key', string> & Partial<Record<'id', string | undefined>>;

/**
 * A founder. Fields of the other type stay as they were typed, so that a wrong choice of the type
 * costs nothing; they are not sent.
 */
export type FounderValues = Entry & EntryValues<typeof founderTable>;

export type ContactValues = Entry & EntryValues<typeof contactTable>;

export type AccountValues = EntryValues<typeof accountTable>;

export interface RequestValues {
  founders: FounderValues[];
  contactData: ContactValues[];
  /** Absent when nothing is filled in. */
  paymentDetails?: AccountValues | undefined;
  /** Consents by their names. Each is saved by a call of its own, and never by that of the form. */
  agreementFlags: Record<string, boolean>;
}

/** A list of the form whose entries have calls of their own. */
export type EntryList = 'founders' | 'contactData';
