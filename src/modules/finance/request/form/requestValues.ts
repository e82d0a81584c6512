/**
 * What the form of a request holds: plain, serialisable, and as typed. Texts that are empty are
 * absent; days are `2026-12-01` as soon as they are days, and the typed text until then.
 */

/** Passport of a person. Never written to the browser's storage (rule B10). */
export interface PassportValues {
  series?: string | undefined;
  number?: string | undefined;
  issueDate?: string | undefined;
  issuedBy?: string | undefined;
  /** 780-004 */
  divisionCode?: string | undefined;
}

/**
 * A founder. Fields of the other type stay as they were typed, so that a wrong choice of the type
 * costs nothing; they are not sent.
 */
export interface FounderValues {
  /** Tells entries apart while the form is open: the server's id, or one of our own before there is one. */
  key: string;
  /** The server's id; absent for an entry that the server does not have yet. */
  id?: string | undefined;
  type: 'PERSON' | 'COMPANY';
  lastname?: string | undefined;
  firstname?: string | undefined;
  middlename?: string | undefined;
  birthDate?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  citizenship?: string | undefined;
  passport?: PassportValues | undefined;
  /** Of a company. */
  name?: string | undefined;
  ogrn?: string | undefined;
  kpp?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  itn?: string | undefined;
  address?: string | undefined;
  /** Percent as typed: «33,34». */
  sharePercent?: string | undefined;
  isPublicOfficial?: boolean | undefined;
}

export interface ContactValues {
  /** As that of a founder. */
  key: string;
  /** The server's id; absent for an entry that the server does not have yet. */
  id?: string | undefined;
  /** HEAD, CHIEF_ACCOUNTANT, … or a role of a later server. */
  role?: string | undefined;
  fullName?: string | undefined;
  position?: string | undefined;
  phone?: string | undefined;
  phoneExtension?: string | undefined;
  email?: string | undefined;
  isMain?: boolean | undefined;
}

export interface AccountValues {
  bik?: string | undefined;
  bankName?: string | undefined;
  correspondentAccount?: string | undefined;
  settlementAccount?: string | undefined;
}

export interface RequestValues {
  founders: FounderValues[];
  contactData: ContactValues[];
  /** Absent when nothing is filled in. */
  paymentDetails?: AccountValues | undefined;
  /** Consents by their names. Each is saved by a call of its own, and never by that of the form. */
  agreementFlags: Record<string, boolean>;
}
