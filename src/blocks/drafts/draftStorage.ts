import { inputOwner } from '../../forms/form/keptInput';
import type { BrowserTexts } from '../../session/browserTexts';
import { isForeignComputer } from '../../session/foreignComputer';
import { deviceTexts, foreignTexts } from '../../session/userMemory';
import { draftKey } from './draftEnvelope';

export type DraftStorage = Pick<BrowserTexts, 'read' | 'write' | 'remove'>;

/**
 * Storage for «Это чужой компьютер»: it also reads a draft that this device already has; the next write removes that
 * draft from the device.
 */
const foreignDrafts: DraftStorage = {
  ...foreignTexts,
  read: (key) => foreignTexts.read(key) ?? deviceTexts.read(key),
};

/**
 * Returns the storage for a form that opens now. The form uses this object until it closes, so that the choice «Это
 * чужой компьютер» applies even if the session ends earlier.
 */
export const browserDrafts = (): DraftStorage =>
  isForeignComputer() ? foreignDrafts : deviceTexts;

/** Removes the current user's draft from this device after its subject was deleted. */
export function forgetDraft(kind: string, id: string): void {
  browserDrafts().remove(draftKey({ user: inputOwner() ?? '', kind, id }));
}
