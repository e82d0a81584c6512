import type { Claim, Order } from '../../../../api/endpoints/sender';
import { fieldError, type StatedField } from '../../../../blocks/steps/fieldTable';
import { useSteps } from '../../../../blocks/steps/stepsContext';
import type { Validator } from '../../../../forms/validators/validator';
import { claimTable, type ClaimContext } from '../form/claimTable';
import type { ClaimDocuments } from '../useClaimDocuments';

/** The order that a form is about, and its claims. */
export interface ClaimSubject {
  order: Order;
  /** The claim that can still be changed; undefined before there is one. */
  claim: Claim | undefined;
  /** A withdrawn claim for the order; a new one starts from its values. */
  withdrawn: Claim | undefined;
}

/** What the steps of an open claim share. It does not change with each key press. */
export interface Claiming extends ClaimSubject, ClaimDocuments {
  context: ClaimContext;
}

/** The claim that is being filled in. */
export const useClaiming = () => useSteps<Claiming>().shared;

/** What the table says of a field, as props of its input. */
export function useStatedField(name: keyof typeof claimTable) {
  const { context } = useClaiming();
  const field: StatedField<ClaimContext> = claimTable[name];
  const validate: Validator = (value, values) => fieldError(field, value, values, context);
  return { name, label: field.label, required: field.required === true, validate };
}
