import { createContext, useContext } from 'react';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import type { StoredFile } from '../../../../blocks/upload/StoredFileRow';
import type { Uploads } from '../../../../blocks/upload/useUploads';
import type { ClaimContext } from '../form/claimRules';

/** The order that a form is about, and its claims. */
export interface ClaimSubject {
  order: Order;
  /** The claim that can still be changed; undefined before there is one. */
  claim: Claim | undefined;
  /** One that was taken back before; a new one starts from its values. */
  withdrawn: Claim | undefined;
}

/** What the steps of an open claim share. It stays the same from one key press to the next. */
export interface Claiming extends ClaimSubject {
  context: ClaimContext;
  uploads: Uploads;
  /** Takes a document out of the claim, and then away from the server. */
  removeDocument: (file: StoredFile) => void;
}

export const ClaimingContext = createContext<Claiming | null>(null);

/** The claim that is being filled in. */
export function useClaiming(): Claiming {
  const claiming = useContext(ClaimingContext);
  if (!claiming) throw new Error('A step must stand inside a ClaimEditor');
  return claiming;
}
