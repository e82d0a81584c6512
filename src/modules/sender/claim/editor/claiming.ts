import type { Claim, Order } from '../../../../api/endpoints/sender';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import type { ClaimDocuments } from '../useClaimDocuments';

/** The order of a form, and its claims. */
export interface ClaimSubject {
  order: Order;
  /** The claim that can still be changed; undefined if there is none yet. */
  claim: Claim | undefined;
  /** A withdrawn claim for the order; its values prefill a new claim. */
  withdrawn: Claim | undefined;
}

/** State that the steps of an open claim share. It stays the same while the user types. */
export interface Claiming extends ClaimSubject, ClaimDocuments {}

export const useClaiming = () => useSteps<Claiming>().shared;
