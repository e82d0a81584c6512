import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/errors';
import { failureOf, submissionErrors } from './submission';

const refusal: ApiError = {
  status: 422,
  code: 'VALIDATION',
  message: 'Проверьте данные',
  fieldErrors: [
    { field: 'itn', message: 'ИНН не найден' },
    { field: 'organization.kpp', message: 'КПП не найден' },
  ],
};

describe('failureOf', () => {
  it.each([undefined, null, true, '', { data: 1 }, { data: null, error: undefined }, []])(
    'takes %o for success',
    (outcome) => {
      expect(failureOf(outcome)).toBeUndefined();
    },
  );

  it('knows a returned error, and a mutation result that was not unwrapped', () => {
    expect(failureOf(refusal)).toBe(refusal);
    expect(failureOf({ error: refusal })).toBe(refusal);
    expect(failureOf({ error: 'something else' })?.status).toBe('INVALID_RESPONSE');
  });
});

describe('submissionErrors', () => {
  it('puts messages under their fields, also under those inside another', () => {
    expect(submissionErrors(refusal, ['itn', 'organization.kpp'])).toEqual({
      itn: 'ИНН не найден',
      organization: { kpp: 'КПП не найден' },
      [FORM_ERROR]: 'Проверьте данные',
    });
  });

  it('adds messages of unknown fields to the form’s own, so that none is lost', () => {
    expect(submissionErrors(refusal, ['itn'])).toEqual({
      itn: 'ИНН не найден',
      [FORM_ERROR]: 'Проверьте данные\nКПП не найден',
    });
  });

  it('keeps the first of two messages of one field', () => {
    const twice = [
      { field: 'itn', message: 'первое' },
      { field: 'itn', message: 'второе' },
    ];
    expect(submissionErrors({ ...refusal, fieldErrors: twice }, ['itn'])).toMatchObject({
      itn: 'первое',
    });
  });

  it('fails without a word when the call was given up on purpose', () => {
    expect(submissionErrors({ ...refusal, status: 'ABORTED' }, ['itn'])).toEqual({
      [FORM_ERROR]: '',
    });
  });

  it('is not polluted by names of the server', () => {
    const hostile = [
      { field: '__proto__.polluted', message: 'x' },
      { field: 'constructor.prototype.polluted', message: 'x' },
    ];
    submissionErrors({ ...refusal, fieldErrors: hostile }, ['itn']);
    expect('polluted' in {}).toBe(false);
  });
});
