import { inputOwner } from '../../forms/form/keptInput';
import type { BrowserTexts } from '../../session/browserTexts';
import { isForeignComputer } from '../../session/foreignComputer';
import { deviceTexts, foreignTexts } from '../../session/userMemory';
import { draftKey } from './draftEnvelope';

/** Texts of drafts by their keys. */
export type DraftStorage = Pick<BrowserTexts, 'read' | 'write' | 'remove'>;

/** For «Это чужой компьютер»: finds an earlier draft of this device; the next write removes it. */
const foreignDrafts: DraftStorage = {
  ...foreignTexts,
  read: (key) => foreignTexts.read(key) ?? deviceTexts.read(key),
};

/**
 * Returns the storage for a form that opens now. The form uses this object until it closes: the
 * choice «Это чужой компьютер» holds even if the session ends earlier.
 */
export const browserDrafts = (): DraftStorage =>
  isForeignComputer() ? foreignDrafts : deviceTexts;

/** Removes the current user's draft from this device, when its subject is gone. */
export function forgetDraft(kind: string, id: string): void {
  browserDrafts().remove(draftKey({ user: inputOwner() ?? '', kind, id }));
}
