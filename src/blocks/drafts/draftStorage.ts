import { inputOwner } from '../../forms/form/keptInput';
import { deviceStorage, type SafeStorage } from '../../lib/safeStorage';
import { isForeignComputer } from '../../session/foreignComputer';
import { draftKey } from './draftEnvelope';

/**
 * Where a text was written: `device` is the browser's storage, `page` the memory of the page when the
 * storage refuses, `foreign` that memory because the user has said «Это чужой компьютер».
 */
export type DraftPlace = 'device' | 'page' | 'foreign';

/** Texts of drafts by their keys. */
export interface DraftStorage {
  read(key: string): string | null;
  write(key: string, text: string): DraftPlace;
  remove(key: string): void;
}

/**
 * Drafts in the browser's storage. Where it does not take them, they live as long as the page.
 *
 * @param isForeign «Это чужой компьютер»: nothing is written to the storage, and an earlier draft is removed
 */
export function createDraftStorage(device: SafeStorage, isForeign = false): DraftStorage {
  const memory = new Map<string, string>();
  const remove = (key: string) => {
    memory.delete(key);
    device.remove(key);
  };
  return {
    read: (key) => memory.get(key) ?? device.read(key),
    write(key, text) {
      if (!isForeign && device.write(key, text)) {
        memory.delete(key);
        return 'device';
      }
      // What is left of an earlier draft must not come back in the place of this one.
      remove(key);
      memory.set(key, text);
      return isForeign ? 'foreign' : 'page';
    },
    remove,
  };
}

const ownDrafts = createDraftStorage(deviceStorage);
const foreignDrafts = createDraftStorage(deviceStorage, true);

/**
 * The drafts of this browser, for a form that opens now. The form uses the same object until it
 * closes: the choice «Это чужой компьютер» holds for it also when the session ends before.
 */
export const browserDrafts = (): DraftStorage => (isForeignComputer() ? foreignDrafts : ownDrafts);

/** Removes a draft of the current user from this device: what it is about is gone. */
export function forgetDraft(kind: string, id: string): void {
  browserDrafts().remove(draftKey({ user: inputOwner() ?? '', kind, id }));
}
