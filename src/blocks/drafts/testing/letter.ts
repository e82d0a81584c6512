import type { HeldDraftKind } from '../createDraftHold';
import type { Saved } from '../draftEnvelope';

/** A form for tests of drafts; drafts never contain its `pin`. */
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

/** The server's version of the form. */
export const first: Saved<Letter> = {
  savedAt: '2026-11-22T10:00:00Z',
  values: { subject: 'Привет', lines: [{ id: 'a', word: 'один', pin: '1111' }] },
};

export const typed = (subject: string): Letter => ({ ...first.values, subject });
