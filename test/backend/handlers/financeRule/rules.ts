import { byId, demandOwn } from '../../access';
import { ApiFailure, type FieldError } from '../../core/failure';
import { search } from '../../core/search';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import type { World } from '../../world';
import { registryUser, type SignedInCall } from '../financeAccess';
import { visibleAgreement } from '../financeAgreement/agreements';

type FinanceRule = Operations['getFinanceRule']['response'];
type Debtor = NonNullable<FinanceRule['debtors']>[number];
type Terms = Operations['createFinanceRule']['body'];

const RULE_NOT_FOUND = 'Правило не найдено';

export const findFinanceRules: Handler<'findFinanceRules'> = (call) => {
  const { organizationId } = registryUser(call);
  const rows = call.world.db.financeRule.findMany({
    where: { organizationId: { equals: organizationId } },
  });
  return search(
    rows.map((row) => toFinanceRule(call.world, row)),
    call.body,
  );
};

export const getFinanceRule: Handler<'getFinanceRule'> = (call) =>
  toFinanceRule(call.world, visibleRule(call, call.path.id));

export const createFinanceRule: Handler<'createFinanceRule'> = ({ body, ...call }) => {
  const { world } = call;
  const { organizationId } = registryUser(call);
  demandSound(world, organizationId, body);
  visibleAgreement(call, body.agreementId);
  return toFinanceRule(
    world,
    world.db.financeRule.create({ ...body, id: world.randomness.uuid(), organizationId }),
  );
};

export const updateFinanceRule: Handler<'updateFinanceRule'> = ({ body, path, ...call }) => {
  const { world } = call;
  const { id, organizationId } = visibleRule(call, path.id);
  demandSound(world, organizationId, body);
  visibleAgreement(call, body.agreementId);
  world.db.financeRule.update({ where: { id: { equals: id } }, data: body });
  return toFinanceRule(world, byId(world.db.financeRule, id, RULE_NOT_FOUND));
};

export const deleteFinanceRule: Handler<'deleteFinanceRule'> = (call) => {
  const { id } = visibleRule(call, call.path.id);
  call.world.db.financeRule.delete({ where: { id: { equals: id } } });
  return undefined;
};

function visibleRule(call: SignedInCall, id: string): Row<'financeRule'> {
  const user = registryUser(call);
  const rule = byId(call.world.db.financeRule, id, RULE_NOT_FOUND);
  demandOwn(call.world, user, rule.organizationId, RULE_NOT_FOUND);
  return rule;
}

/** Returns a list with the buyer of this id, if the organization has a supply to it; else an empty list. */
function buyersOf({ supply }: World['db'], organizationId: string, id: string): Debtor[] {
  const { content } = supply.find(
    { pageSize: 1, filters: [{ field: 'debtor.id', value: id, operation: 'EQ' }] },
    { organizationId },
  );
  return content.map(({ debtor }) => debtor);
}

/** Throws a 400 for contradictory bounds, or an unknown buyer. */
function demandSound({ db }: World, organizationId: string, terms: Terms): void {
  const { debtorIds, endDate, maxAmount, minAmount, startDate } = terms;
  const fieldErrors: FieldError[] = debtorIds.flatMap((id, index) =>
    buyersOf(db, organizationId, id).length > 0
      ? []
      : [{ field: `debtorIds.${index}`, message: 'Покупатель не найден' }],
  );
  if (minAmount !== null && maxAmount !== null && minAmount > maxAmount) {
    const message = 'Сумма «до» меньше суммы «от»';
    fieldErrors.push({ field: 'maxAmount', message });
  }
  if (endDate !== null && endDate < startDate) {
    fieldErrors.push({ field: 'endDate', message: 'Окончание раньше начала' });
  }
  if (fieldErrors.length === 0) return;
  throw new ApiFailure(400, 'Проверьте заполнение правила', {
    code: 'VALIDATION_ERROR',
    fieldErrors,
  });
}

function toFinanceRule({ db }: World, row: Row<'financeRule'>): FinanceRule {
  return {
    id: row.id,
    name: row.name,
    agreementId: row.agreementId,
    debtorIds: [...row.debtorIds],
    debtors: row.debtorIds.flatMap((id) => buyersOf(db, row.organizationId, id)),
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    minDaysToPayment: row.minDaysToPayment,
    dailyLimit: row.dailyLimit,
    startDate: row.startDate,
    endDate: row.endDate,
    active: row.active,
  };
}
