import { inputOwner } from '../../forms/form/keptInput';
import type { BrowserTexts } from '../../session/browserTexts';
import { isForeignComputer } from '../../session/foreignComputer';
import { deviceTexts, foreignTexts } from '../../session/userMemory';
import { draftKey } from './draftEnvelope';

/** Texts of drafts by their keys. */
export type DraftStorage = Pick<BrowserTexts, 'read' | 'write' | 'remove'>;

/** «Это чужой компьютер»: an earlier draft of the user is found, and the next writing takes it away. */
const foreignDrafts: DraftStorage = {
  ...foreignTexts,
  read: (key) => foreignTexts.read(key) ?? deviceTexts.read(key),
};

/**
 * The drafts of this browser, for a form that opens now. The form uses the same object until it
 * closes: the choice «Это чужой компьютер» holds for it also when the session ends before.
 */
export const browserDrafts = (): DraftStorage =>
  isForeignComputer() ? foreignDrafts : deviceTexts;

/** Removes a draft of the current user from this device: what it is about is gone. */
export function forgetDraft(kind: string, id: string): void {
  browserDrafts().remove(draftKey({ user: inputOwner() ?? '', kind, id }));
}
