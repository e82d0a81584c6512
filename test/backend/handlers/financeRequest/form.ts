import { byId } from '../../access';
import { toInstant } from '../../core/clock';
import { notFound } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { toOrganization } from '../../serializers/organization';
import type { FinanceFormRow, FinanceRequestForm } from '../../tables/finance';
import type { World } from '../../world';
import { CONSENTS, flagsOf, withConsent } from './consents';
import { toContacts } from './contacts';
import { toFounders } from './founders';
import { formOf, saveForm } from './formStore';
import { knownAccount } from './knownFields';
import { draftRequest, visibleRequest } from './requestAccess';
import { demandGroup } from './validateForm';

type FormUpdate = Parameters<Handler<'saveFinanceRequestForm'>>[0]['body'];

export const getFinanceRequestForm: Handler<'getFinanceRequestForm'> = (call) =>
  toForm(call.world, formOf(call.world, visibleRequest(call, call.path.id).id));

/** Saves the given parts of a form. With a validation group, saves only if the group is then valid. */
export const saveFinanceRequestForm: Handler<'saveFinanceRequestForm'> = (call) => {
  const { body, query, world } = call;
  const { id } = draftRequest(call, call.path.id);
  const changed = changedForm(world, formOf(world, id), body);
  if (query.validateGroup !== undefined) demandGroup(world, changed, query.validateGroup);
  return toForm(world, saveForm(world, changed));
};

/** Replaces the account of a form. A form has only one. */
export const setRequestPaymentDetails: Handler<'setRequestPaymentDetails'> = (call) => {
  const { body, world } = call;
  const { id } = draftRequest(call, call.path.id);
  const paymentDetails = knownAccount(body);
  saveForm(world, { ...formOf(world, id), paymentDetails });
  return paymentDetails;
};

/** Gives or withdraws one consent and returns it. A consent that is given twice keeps its first time. */
export const acceptFinanceAgreementFlag: Handler<'acceptFinanceAgreementFlag'> = (call) => {
  const { path, world } = call;
  const { id } = draftRequest(call, path.id);
  const form = formOf(world, id);
  if (!CONSENTS.some(({ flag }) => flag === path.flag)) throw notFound('Согласие не найдено');
  const now = toInstant(world.clock.now());
  const accepted = withConsent(form.accepted, path.flag, path.value === 'true', now);
  const flag = flagsOf(saveForm(world, { ...form, accepted })).find(
    (one) => one.flag === path.flag,
  );
  if (flag === undefined) throw notFound('Согласие не найдено');
  return flag;
};

function toForm(world: World, form: FinanceFormRow): FinanceRequestForm {
  const organization = byId(world.db.organization, form.organizationId, 'Организация не найдена');
  return {
    requestId: form.id,
    organization: toOrganization(world, organization),
    founders: form.founders,
    contactData: form.contactData,
    paymentDetails: form.paymentDetails,
    agreementFlags: flagsOf(form),
    savedDateTime: form.savedDateTime,
  };
}

function changedForm(world: World, form: FinanceFormRow, body: FormUpdate): FinanceFormRow {
  const now = toInstant(world.clock.now());
  return {
    ...form,
    ...(body.founders !== undefined && { founders: toFounders(world, form, body.founders) }),
    ...(body.contactData !== undefined && {
      contactData: toContacts(world, form, body.contactData),
    }),
    ...(body.paymentDetails !== undefined && {
      paymentDetails: body.paymentDetails === null ? null : knownAccount(body.paymentDetails),
    }),
    accepted: (body.agreementFlags ?? []).reduce(
      (accepted, { flag, accepted: value }) => withConsent(accepted, flag, value, now),
      form.accepted,
    ),
  };
}
