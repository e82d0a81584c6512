import type { Claim, Order } from '../../../../api/endpoints/sender';
import { fieldError, type StatedField } from '../../../../blocks/steps/fieldTable';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import type { Validator } from '../../../../forms/validators/validator';
import { claimTable, type ClaimContext } from '../form/claimTable';
import type { ClaimDocuments } from '../useClaimDocuments';

/** The order of a form, and its claims. */
export interface ClaimSubject {
  order: Order;
  /** The claim that can still be changed; undefined if there is none yet. */
  claim: Claim | undefined;
  /** A withdrawn claim for the order; its values prefill a new claim. */
  withdrawn: Claim | undefined;
}

/** State that the steps of an open claim share. Does not change while the user types. */
export interface Claiming extends ClaimSubject, ClaimDocuments {
  context: ClaimContext;
}

/** Returns the shared values of the open claim. */
export const useClaiming = () => useSteps<Claiming>().shared;

/** Returns the props of an input for a field of the table. */
export function useStatedField(name: keyof typeof claimTable) {
  const { context } = useClaiming();
  const field: StatedField<ClaimContext> = claimTable[name];
  const validate: Validator = (value, values) => fieldError(field, value, values, context);
  return { name, label: field.label, required: field.required === true, validate };
}
