import { ApiFailure } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { toClaim } from '../../serializers/orderInsurance';
import type { World } from '../../world';
import { missingFields } from './claimRules';
import { demandOpen, ownClaim } from './claims';
import { cancelMoves, moveClaim, planMove } from './moves';

/** Sends a claim; throws a 422 if it is incomplete. The decision follows later. */
export const submitClaim: Handler<'submitClaim'> = (call) => {
  const { world } = call;
  const claim = ownClaim(call);
  demandOpen(claim);
  const fieldErrors = missingFields(claim);
  if (fieldErrors.length > 0) {
    throw new ApiFailure(422, 'Заявление заполнено не полностью', {
      code: 'VALIDATION_ERROR',
      fieldErrors,
    });
  }
  moveClaim(world, claim.id, 'SUBMITTED', world.clock.now());
  planDecision(world, claim.id, world.clock.now());
  return toClaim(world.db.claim.get(claim.id) ?? claim);
};

/**
 * Plans the steps of a sent claim (review, decision, payment) instead of the steps planned before.
 *
 * @param sentAt epoch milliseconds
 */
export function planDecision(world: World, id: string, sentAt: number): void {
  const { submittedMs, reviewMs, paymentMs, outcome } = world.settings.claims;
  const reviewAt = sentAt + submittedMs;
  const decidedAt = reviewAt + reviewMs;
  const plan = (status: string, at: number): void =>
    planMove(world, { subject: 'CLAIM', subjectId: id, status, at });
  cancelMoves(world, id);
  plan('UNDER_REVIEW', reviewAt);
  plan(outcome, decidedAt);
  if (outcome === 'APPROVED' || outcome === 'PARTIALLY_APPROVED') {
    plan('PAID', decidedAt + paymentMs);
  }
}
