import { byId, demandOwn, demandRole, holdsRole } from '../../access';
import { ApiFailure, notFound } from '../../core/failure';
import { search } from '../../core/search';
import type { NewRow, Row } from '../../db';
import { signedIn, type Handler } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import { toOkopf, toOrganization } from '../../serializers/organization';
import type { World } from '../../world';
import { demandValidRequisites } from './requisites';

export const ORGANIZATION_NOT_FOUND = 'Организация не найдена';

type SignedInCall = Parameters<typeof signedIn>[0] & { world: World };
type NewOrganization = Operations['createOrganization']['body'];

/** Returns the caller's organization and the buyers of its offers; all organizations for the cabinet owner. */
export const findOrganizations: Handler<'findOrganizations'> = (call) => {
  const visible = visibleIds(call);
  const rows = call.world.db.organization.getAll().filter(({ id }) => visible.has(id));
  return search(
    rows.map((row) => toOrganization(call.world, row)),
    call.body,
  );
};

export const getOrganization: Handler<'getOrganization'> = (call) =>
  toOrganization(call.world, visibleOrganization(call, call.path.id));

export const createOrganization: Handler<'createOrganization'> = (call) => {
  const { body, world } = call;
  demandRole(world, signedIn(call), 'USER_ADMIN', 'GODMOD');
  demandValidRequisites(body, '');
  demandKnownLegalForm(world, body.okopf);
  const id = world.randomness.uuid();
  demandFreeItn(world, id, body.itn);
  const row = {
    id,
    okopfCode: null,
    registeredDate: null,
    excludedModules: [],
    ...columnsOf(body),
  };
  return toOrganization(world, world.db.organization.create(row));
};

export const updateOrganization: Handler<'updateOrganization'> = (call) => {
  const { body, world } = call;
  const caller = signedIn(call);
  demandRole(world, caller, 'USER_ADMIN', 'GODMOD');
  demandOwn(world, caller, body.id, ORGANIZATION_NOT_FOUND);
  const { id } = byId(world.db.organization, body.id, ORGANIZATION_NOT_FOUND);
  demandValidRequisites(body, '');
  demandKnownLegalForm(world, body.okopf);
  demandFreeItn(world, id, body.itn);
  world.db.organization.update({ where: { id: { equals: id } }, data: columnsOf(body) });
  return toOrganization(world, byId(world.db.organization, id, ORGANIZATION_NOT_FOUND));
};

/** Deletes an organization without users and offers. Only for the cabinet owner. */
export const deleteOrganization: Handler<'deleteOrganization'> = (call) => {
  const { path, world } = call;
  demandRole(world, signedIn(call), 'GODMOD');
  const { id, users } = byId(world.db.organization, path.id, ORGANIZATION_NOT_FOUND);
  const { debtorOffer, financeOffer } = world.db;
  const isUsed =
    users.length > 0 ||
    financeOffer.getAll().some(({ organizationId }) => organizationId === id) ||
    debtorOffer
      .getAll()
      .some(({ organizationId, clientCompanyId }) =>
        [organizationId, clientCompanyId].includes(id),
      );
  if (isUsed) {
    throw new ApiFailure(409, 'У организации есть пользователи или предложения', {
      code: 'CONFLICT',
    });
  }
  world.db.organization.delete({ where: { id: { equals: id } } });
  return undefined;
};

/** Returns an organization that the caller may see; throws a 404 for any other. */
export function visibleOrganization(call: SignedInCall, id: string): Row<'organization'> {
  if (!visibleIds(call).has(id)) throw notFound(ORGANIZATION_NOT_FOUND);
  return byId(call.world.db.organization, id, ORGANIZATION_NOT_FOUND);
}

function visibleIds(call: SignedInCall): Set<string> {
  const { db } = call.world;
  const caller = signedIn(call);
  if (holdsRole(call.world, caller, 'GODMOD')) {
    return new Set(db.organization.getAll().map(({ id }) => id));
  }
  const offers = db.debtorOffer
    .getAll()
    .filter(({ organizationId }) => organizationId === caller.organizationId);
  return new Set([caller.organizationId, ...offers.map(({ clientCompanyId }) => clientCompanyId)]);
}

/** Throws a 409 if an organization with another id has the ИНН. */
function demandFreeItn({ db }: World, id: string, itn: string): void {
  const others = db.organization.findMany({ where: { itn: { equals: itn } } });
  if (others.every((other) => other.id === id)) return;
  throw new ApiFailure(409, 'Организация с таким ИНН уже есть', { code: 'CONFLICT' });
}

function demandKnownLegalForm(world: World, okopf: NewOrganization['okopf']): void {
  if (okopf === undefined || okopf === null || toOkopf(world, okopf.code) !== null) return;
  const message = 'В ОКОПФ нет такой организационно-правовой формы';
  throw new ApiFailure(422, message, {
    code: 'VALIDATION_ERROR',
    fieldErrors: [{ field: 'okopf', message }],
  });
}

type Requisites = Omit<
  NewRow<'organization'>,
  'id' | 'okopfCode' | 'registeredDate' | 'excludedModules'
>;

/** Converts a body to columns. Without a legal form in the body, the stored one stays; null removes it. */
function columnsOf(body: NewOrganization): Requisites & { okopfCode?: string | null } {
  return {
    legalStatusName: body.legalStatus.name,
    itn: body.itn,
    name: body.name,
    ceoName: body.ceoName,
    kpp: body.kpp ?? null,
    ogrn: body.ogrn,
    legalAddress: body.legalAddress,
    ...(body.okopf !== undefined && { okopfCode: body.okopf?.code ?? null }),
  };
}
