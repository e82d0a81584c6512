import { toInstant } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import { toClaim } from '../../serializers/orderInsurance';
import { objectionStatus } from '../../serializers/statuses';
import { conflict } from './access';
import { documentErrors } from './claimRules';
import { ownClaim, refuseWrong, storedDocuments } from './claims';
import { planMove } from './moves';

const TEXT_MIN = 20;

/** Creates an objection to a refused claim, at most one for each claim. The decision follows later. */
export const createObjection: Handler<'createObjection'> = (call) => {
  const { body, world } = call;
  const claim = ownClaim({ ...call, path: { id: body.claimId } });
  if (claim.status.name !== 'REJECTED') throw conflict('По заявлению нет отказа');
  if (claim.objection) throw conflict('Возражение уже отправлено');
  const text = body.text.trim();
  const message = `Опишите, с чем вы не согласны: не менее ${TEXT_MIN} символов`;
  refuseWrong([
    ...(text.length < TEXT_MIN ? [{ field: 'text', message }] : []),
    ...documentErrors(world, claim.organizationId, body.documents),
  ]);
  const now = world.clock.now();
  const objection = {
    text,
    documents: storedDocuments(world, body.documents),
    sentDateTime: toInstant(now),
    status: objectionStatus('SENT'),
    answer: null,
  };
  const changed = world.db.claim.update(claim.id, { objection });
  const { submittedMs, reviewMs, outcome } = world.settings.claims;
  const plan = (status: string, at: number): void =>
    planMove(world, { subject: 'OBJECTION', subjectId: claim.id, status, at });
  plan('UNDER_REVIEW', now + submittedMs);
  plan(outcome === 'REJECTED' ? 'DECLINED' : 'ACCEPTED', now + submittedMs + reviewMs);
  return toClaim(changed ?? claim);
};
