import { toInstant } from '../../core/clock';
import { invalidField } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { senderOf } from './access';

const REASONS = [
  { id: 'expensive', name: 'Высокая стоимость', commentRequired: false },
  { id: 'fewClaims', name: 'Редко бывают повреждения и утраты', commentRequired: false },
  { id: 'ownInsurance', name: 'Уже застрахованы в другой компании', commentRequired: false },
  { id: 'noOrders', name: 'Больше не отправляем заказы', commentRequired: false },
  { id: 'slowPayout', name: 'Долго рассматривают заявления', commentRequired: false },
  { id: 'other', name: 'Другое', commentRequired: true },
];

export const getDisableReasons: Handler<'getDisableReasons'> = (call) => {
  senderOf(call);
  return REASONS;
};

export const sendDisableReasons: Handler<'sendDisableReasons'> = (call) => {
  const { body, world } = call;
  const { organizationId } = senderOf(call);
  const chosen = body.reasonIds.map((reasonId, index) => {
    const reason = REASONS.find(({ id }) => id === reasonId);
    if (reason === undefined) throw invalidField(`reasonIds.${index}`, 'Неизвестная причина');
    return reason;
  });
  const comment = body.comment?.trim() ?? '';
  if (comment === '' && chosen.some(({ commentRequired }) => commentRequired)) {
    throw invalidField('comment', 'Поле обязательно для заполнения');
  }
  world.db.disableAnswer.create({
    id: world.randomness.uuid(),
    organizationId,
    reasonIds: [...new Set(body.reasonIds)],
    comment: comment === '' ? null : comment,
    createdDateTime: toInstant(world.clock.now()),
  });
  return undefined;
};
