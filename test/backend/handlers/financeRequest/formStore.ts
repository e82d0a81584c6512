import { seesOrganization } from '../../access';
import { toInstant } from '../../core/clock';
import { notFound } from '../../core/failure';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import { financeUser, type SignedInCall } from '../financeAccess';
import { conflict, draftRequest } from './requestAccess';

/** Maximum number of founders and of contact persons. */
const MOST_PEOPLE = 50;

/** @throws ApiFailure 409 with the message if a list of the form is full (`maxItems`) */
export function requirePlace(people: readonly unknown[], message: string): void {
  if (people.length >= MOST_PEOPLE) throw conflict(message);
}

export function emptyForm(id: string, organizationId: string, now: string): FinanceFormRow {
  return {
    id,
    organizationId,
    founders: [],
    contactData: [],
    paymentDetails: null,
    accepted: {},
    savedDateTime: now,
  };
}

/** @throws ApiFailure 404 if the request has no form */
export function formOf({ db }: World, requestId: string): FinanceFormRow {
  const form = db.financeForm.get(requestId);
  if (form === null) throw notFound('Анкета не найдена');
  return form;
}

/** Saves a form with the current time as `savedDateTime`. */
export function saveForm({ clock, db }: World, form: FinanceFormRow): FinanceFormRow {
  const { id, ...columns } = form;
  const savedDateTime = toInstant(clock.now());
  return db.financeForm.update(id, { ...columns, savedDateTime }) ?? form;
}

/**
 * Returns the form that contains a founder or a contact person; throws a 409 if its request is not a draft any more.
 *
 * @param message of the 404, the same for an unknown id and for an id of another organization
 */
export function draftFormWith(
  call: SignedInCall,
  holds: (form: FinanceFormRow) => boolean,
  message: string,
): FinanceFormRow {
  const { world } = call;
  const user = financeUser(call);
  const form = world.db.financeForm
    .all()
    .find((one) => seesOrganization(world, user, one.organizationId) && holds(one));
  if (form === undefined) throw notFound(message);
  draftRequest(call, form.id);
  return form;
}
