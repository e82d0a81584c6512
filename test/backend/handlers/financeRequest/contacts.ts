import type { Handler } from '../../defineHandlers';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import type { SignedInCall } from '../financeAccess';
import { draftFormWith, formOf, requirePlace, saveForm } from './formStore';
import { knownContact } from './knownFields';
import { draftRequest } from './requestAccess';

type ContactPerson = FinanceFormRow['contactData'][number];
type ContactPersonData = Parameters<Handler<'createContactPerson'>>[0]['body'];

export const createContactPerson: Handler<'createContactPerson'> = (call) => {
  const { body, world } = call;
  const form = formOf(world, draftRequest(call, call.path.id).id);
  requirePlace(form.contactData, 'В анкете уже 50 контактных лиц');
  const contact = { ...knownContact(body), id: world.randomness.uuid() };
  saveForm(world, { ...form, contactData: [...othersBeside(form, contact), contact] });
  return contact;
};

export const updateContactPerson: Handler<'updateContactPerson'> = (call) => {
  const { body, path, world } = call;
  const form = formWithContact(call, path.id);
  const contact = { ...knownContact(body), id: path.id };
  const contactData = othersBeside(form, contact);
  contactData.splice(
    form.contactData.findIndex(({ id }) => id === path.id),
    0,
    contact,
  );
  saveForm(world, { ...form, contactData });
  return contact;
};

export const deleteContactPerson: Handler<'deleteContactPerson'> = (call) => {
  const { path, world } = call;
  const form = formWithContact(call, path.id);
  saveForm(world, { ...form, contactData: form.contactData.filter(({ id }) => id !== path.id) });
  return undefined;
};

/** Converts the contacts of a request body: known contacts keep their ids, new ones get an id. */
export function toContacts(
  { randomness }: World,
  form: FinanceFormRow,
  data: readonly ContactPersonData[],
): ContactPerson[] {
  const known = new Set(form.contactData.map(({ id }) => id));
  return data.map((one) => ({
    ...knownContact(one),
    id: one.id !== undefined && known.has(one.id) ? one.id : randomness.uuid(),
  }));
}

/** Returns the other contacts. If the given contact is the main one, none of them is main any more. */
function othersBeside({ contactData }: FinanceFormRow, contact: ContactPerson): ContactPerson[] {
  return contactData
    .filter(({ id }) => id !== contact.id)
    .map((one) => (contact.isMain === true ? { ...one, isMain: false } : one));
}

function formWithContact(call: SignedInCall, id: string): FinanceFormRow {
  return draftFormWith(
    call,
    ({ contactData }) => contactData.some((contact) => contact.id === id),
    'Контактное лицо не найдено',
  );
}
