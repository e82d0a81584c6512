import { byId, demandOwn, seesOrganization } from '../../access';
import { ApiFailure } from '../../core/failure';
import { search } from '../../core/search';
import type { Page, SearchRequest } from '../../core/searchRequest';
import type { Row } from '../../db';
import { signedIn } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import { toPaymentDetails } from '../../serializers/paymentDetails';
import type { World } from '../../world';
import { ORGANIZATION_NOT_FOUND } from './organizations';
import { demandValidAccounts } from './requisites';

const ACCOUNT_NOT_FOUND = 'Банковские реквизиты не найдены';

type SignedInCall = Parameters<typeof signedIn>[0] & { world: World };
type Account = Operations['getPaymentDetails']['response'];
type NewAccount = Operations['createOrganizationPaymentDetails']['body'];
type AccountUpdate = Operations['updatePaymentDetails']['body'];

/** Finds accounts of the organizations that the caller may see. */
export function findAccounts(call: SignedInCall, request: SearchRequest): Page<Account> {
  const caller = signedIn(call);
  const visible = call.world.db.paymentDetails
    .getAll()
    .filter(({ organizationId }) => seesOrganization(call.world, caller, organizationId));
  return search(visible.map(toPaymentDetails), request);
}

/** Returns an account of an organization that the caller may see; throws a 404 for any other. */
export function visibleAccount(call: SignedInCall, id: string): Row<'paymentDetails'> {
  const account = byId(call.world.db.paymentDetails, id, ACCOUNT_NOT_FOUND);
  demandOwn(call.world, signedIn(call), account.organizationId, ACCOUNT_NOT_FOUND);
  return account;
}

/** Adds an account; the first one of an organization always becomes the main one. */
export function createAccount(call: SignedInCall, body: NewAccount): Account {
  const { db, randomness } = call.world;
  demandOwn(call.world, signedIn(call), body.organizationId, ORGANIZATION_NOT_FOUND);
  demandValidAccounts(body);
  demandNewAccount(call.world, body.organizationId, body);
  const isFirst = accountsOf(call.world, body.organizationId).length === 0;
  const { id, organizationId } = db.paymentDetails.create({
    ...body,
    id: randomness.uuid(),
    currency: body.currency ?? 'RUB',
    main: false,
  });
  if (isFirst || body.main === true) makeMain(call.world, organizationId, id);
  return toPaymentDetails(byId(db.paymentDetails, id, ACCOUNT_NOT_FOUND));
}

export function changeAccount(call: SignedInCall, id: string, body: AccountUpdate): Account {
  const { db } = call.world;
  const { organizationId } = visibleAccount(call, id);
  demandValidAccounts(body);
  demandNewAccount(call.world, organizationId, body, id);
  const { bankName, bik, correspondentAccount, settlementAccount, currency } = body;
  db.paymentDetails.update({
    where: { id: { equals: id } },
    data: { bankName, bik, correspondentAccount, settlementAccount, currency },
  });
  if (body.main) makeMain(call.world, organizationId, id);
  return toPaymentDetails(byId(db.paymentDetails, id, ACCOUNT_NOT_FOUND));
}

/** Deletes an account. If it was the main one, another account becomes the main one. */
export function deleteAccount(call: SignedInCall, id: string): undefined {
  const { organizationId, main } = visibleAccount(call, id);
  call.world.db.paymentDetails.delete({ where: { id: { equals: id } } });
  const [next] = accountsOf(call.world, organizationId);
  if (main && next !== undefined) makeMain(call.world, organizationId, next.id);
  return undefined;
}

function accountsOf({ db }: World, organizationId: string): Row<'paymentDetails'>[] {
  return db.paymentDetails.findMany({ where: { organizationId: { equals: organizationId } } });
}

/** Throws a 409 if the organization has the account already; `id` is the account that is being changed. */
function demandNewAccount(
  world: World,
  organizationId: string,
  { bik, settlementAccount }: Pick<AccountUpdate, 'bik' | 'settlementAccount'>,
  id?: string,
): void {
  const isTwice = accountsOf(world, organizationId).some(
    (other) =>
      other.id !== id && other.bik === bik && other.settlementAccount === settlementAccount,
  );
  if (!isTwice) return;
  const message = 'Такой расчётный счёт уже добавлен';
  throw new ApiFailure(409, message, {
    code: 'CONFLICT',
    fieldErrors: [{ field: 'settlementAccount', message }],
  });
}

function makeMain(world: World, organizationId: string, id: string): void {
  for (const account of accountsOf(world, organizationId)) {
    world.db.paymentDetails.update({
      where: { id: { equals: account.id } },
      data: { main: account.id === id },
    });
  }
}
