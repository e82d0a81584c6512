import type { HeldDraftKind } from '../createDraftHold';
import type { Saved } from '../draftEnvelope';

/** A form as tests of drafts have it; no draft holds its `pin`. */
export interface Letter {
  subject?: string | undefined;
  text?: string | undefined;
  pin?: string | undefined;
  lines: { id?: string | undefined; word?: string | undefined; pin?: string | undefined }[];
}

export const kind: HeldDraftKind<Letter> = {
  name: 'letter',
  shape: { subject: 'text', text: 'text', lines: [{ id: 'text', word: 'text' }] },
  left: new Map(),
};

/** What the server holds of it. */
export const first: Saved<Letter> = {
  savedAt: '2026-11-22T10:00:00Z',
  values: { subject: 'Привет', lines: [{ id: 'a', word: 'один', pin: '1111' }] },
};

/** The form with another subject. */
export const typed = (subject: string): Letter => ({ ...first.values, subject });
