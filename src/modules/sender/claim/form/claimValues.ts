/**
 * What the form of a claim holds: plain, serialisable, and as typed. What is empty is absent; the day
 * is `2026-12-01` and the sum whole kopeks as soon as they are that, and the typed text until then.
 */
export interface ClaimValues {
  /** An insured event, or `RETURN` for what is only explained. */
  type?: string | undefined;
  eventDate?: string | undefined;
  description?: string | undefined;
  /** Every item of the order, in its order. */
  items: ClaimItemValues[];
  claimedAmount?: number | string | undefined;
  paymentDetailsId?: string | undefined;
  documents: ClaimDocumentValues[];
}

export interface ClaimItemValues {
  /** Id of the order's item. */
  id: string;
  /** How many of them, as typed. */
  quantity?: string | undefined;
}

export interface ClaimDocumentValues {
  /** Id of the stored file. */
  id: string;
  kind: string;
  name: string;
  /** Bytes. */
  size?: number | undefined;
}
