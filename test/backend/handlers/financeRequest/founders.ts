import type { Handler } from '../../defineHandlers';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import type { SignedInCall } from '../financeAccess';
import { draftFormWith, formOf, requirePlace, saveForm } from './formStore';
import { knownFounder } from './knownFields';
import { draftRequest } from './requestAccess';

type Founder = FinanceFormRow['founders'][number];
type FounderData = Parameters<Handler<'createFounder'>>[0]['body'];

/** A person is a beneficial owner above this share, in percent (115-ФЗ). */
const BENEFICIARY_ABOVE = 25;

export const createFounder: Handler<'createFounder'> = (call) => {
  const { body, world } = call;
  const form = formOf(world, draftRequest(call, call.path.id).id);
  requirePlace(form.founders, 'В анкете уже 50 учредителей');
  const founder = toFounder(world.randomness.uuid(), body);
  saveForm(world, { ...form, founders: [...form.founders, founder] });
  return founder;
};

export const updateFounder: Handler<'updateFounder'> = (call) => {
  const { body, path, world } = call;
  const form = formWithFounder(call, path.id);
  const founder = toFounder(path.id, body);
  const founders = form.founders.map((one) => (one.id === path.id ? founder : one));
  saveForm(world, { ...form, founders });
  return founder;
};

export const deleteFounder: Handler<'deleteFounder'> = (call) => {
  const { path, world } = call;
  const form = formWithFounder(call, path.id);
  saveForm(world, { ...form, founders: form.founders.filter(({ id }) => id !== path.id) });
  return undefined;
};

/** Converts the founders of a request body: known founders keep their ids, new ones get an id. */
export function toFounders(
  { randomness }: World,
  form: FinanceFormRow,
  data: readonly FounderData[],
): Founder[] {
  const known = new Set(form.founders.map(({ id }) => id));
  return data.map((one) =>
    toFounder(one.id !== undefined && known.has(one.id) ? one.id : randomness.uuid(), one),
  );
}

function toFounder(id: string, data: FounderData): Founder {
  const isBeneficiary = data.type === 'PERSON' && (data.sharePercent ?? 0) > BENEFICIARY_ABOVE;
  return { ...knownFounder(data), id, isBeneficiary };
}

function formWithFounder(call: SignedInCall, id: string): FinanceFormRow {
  return draftFormWith(
    call,
    ({ founders }) => founders.some((founder) => founder.id === id),
    'Учредитель не найден',
  );
}
