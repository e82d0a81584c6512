import { describe, expect, it } from 'vitest';
import { askedStep, stepOfPath, stepState } from '../../../../blocks/steps/formSteps';
import { requestSteps, type RequestStep } from './requestSteps';
import type { RequestValues } from './requestValues';

const steps = requestSteps(false);
const stepOf = (id: string): RequestStep => {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new Error(id);
  return step;
};
const context = { individual: false };
const empty: RequestValues = { founders: [], contactData: [], agreementFlags: {} };

it('the form of a sole proprietor has no founders step', () => {
  expect(requestSteps(true).map(({ id }) => id)).toEqual([
    'organization',
    'contacts',
    'account',
    'consents',
    'review',
  ]);
});

describe('the address of a step', () => {
  it.each([
    ['', 'organization', undefined],
    ['?step=account', 'account', undefined],
    ['?validateGroup=CONTACT_DATA', 'contacts', 'contacts'],
    ['?step=review&validateGroup=FOUNDERS', 'review', 'founders'],
    ['?step=nonsense&validateGroup=nonsense', 'organization', undefined],
  ])(
    'with the query «%s» opens the step %s, and shows the validation errors of: %s',
    (search, id, validated) => {
      const asked = askedStep(search, steps);
      expect([asked.step.id, asked.validated?.id]).toEqual([id, validated]);
    },
  );

  it('never opens a step that the form lacks', () => {
    expect(askedStep('?step=founders', requestSteps(true)).step.id).toBe('organization');
  });
});

it('stepOfPath maps a field path from the server to its step', () => {
  const paths = ['founders.0.itn', 'contactData', 'paymentDetails.bik', 'agreementFlags.1.x', 'x'];
  expect(paths.map((path) => stepOfPath(steps, path))).toEqual([
    'founders',
    'contacts',
    'account',
    'consents',
    undefined,
  ]);
});

describe('the state of a step', () => {
  const stateOf = (id: string, values: Partial<RequestValues>, attempted = false) =>
    stepState(stepOf(id), { ...empty, ...values }, context, attempted);

  it('is neutral until an attempt, and then shows the number of errors', () => {
    expect(stateOf('founders', {})).toEqual({ state: 'open', text: 'Не заполнено' });
    expect(stateOf('founders', {}, true)).toEqual({ state: 'wrong', text: '1\u00A0ошибка' });
    expect(stateOf('account', {}, true)).toEqual({ state: 'wrong', text: '4\u00A0ошибки' });
  });

  it('shows how many entries are complete, the sum of the shares, and the number of consents', () => {
    const founders = [{ key: '1', type: 'PERSON' as const, sharePercent: '60' }];
    expect(stateOf('founders', { founders }).text).toBe('0 из 1, долей 60 %');
    expect(stateOf('consents', { agreementFlags: { A: true, B: false } }).text).toBe('1 из 2');
    expect(stateOf('consents', { agreementFlags: { A: true } }).state).toBe('done');
    expect(stateOf('account', { paymentDetails: { bik: '04' } }).text).toBe('Заполнено не всё');
  });

  it('is done for the first step, and open without a text for the last step', () => {
    expect(stateOf('organization', {}).state).toBe('done');
    expect(stateOf('review', {}, true)).toEqual({ state: 'open', text: '' });
  });
});
