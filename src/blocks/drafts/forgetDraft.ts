import { inputOwner } from '../../forms/form/keptInput';
import { draftKey } from './draftEnvelope';
import { browserDrafts } from './draftStorage';

/** Removes a draft of the current user from this device: what it is about is gone. */
export function forgetDraft(kind: string, id: string): void {
  browserDrafts().remove(draftKey({ user: inputOwner() ?? '', kind, id }));
}
