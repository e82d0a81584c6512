import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/errors';
import { submissionErrors } from './submission';

const refusal: ApiError = {
  status: 422,
  code: 'VALIDATION',
  message: 'Проверьте данные',
  fieldErrors: [
    { field: 'itn', message: 'ИНН не найден' },
    { field: 'organization.kpp', message: 'КПП не найден' },
  ],
};

/** Returns a form with these fields, all of them on the page. */
const shown = (...names: string[]) => ({
  labels: new Map<string, string | undefined>(),
  isOnPage: (name: string) => names.includes(name),
});

describe('submissionErrors', () => {
  it('puts messages under their fields, also under nested ones', () => {
    expect(submissionErrors(refusal, shown('itn', 'organization.kpp'))).toEqual({
      itn: 'ИНН не найден',
      organization: { kpp: 'КПП не найден' },
      [FORM_ERROR]: 'Проверьте данные',
    });
  });

  it('adds messages about unknown fields to the form’s own message', () => {
    expect(submissionErrors(refusal, shown('itn'))).toEqual({
      itn: 'ИНН не найден',
      [FORM_ERROR]: 'Проверьте данные\nКПП не найден',
    });
  });

  it('includes the message of a field on another step, and assigns it to the field as well', () => {
    const labels = new Map([['itn', 'ИНН']]);
    expect(submissionErrors(refusal, { labels, isOnPage: () => false })).toEqual({
      itn: 'ИНН не найден',
      [FORM_ERROR]: 'Проверьте данные\nИНН: ИНН не найден\nКПП не найден',
    });
  });

  it('keeps the first of two messages about one field', () => {
    const twice = [
      { field: 'itn', message: 'первое' },
      { field: 'itn', message: 'второе' },
    ];
    expect(submissionErrors({ ...refusal, fieldErrors: twice }, shown('itn'))).toMatchObject({
      itn: 'первое',
    });
  });

  it('returns an empty message for an aborted call', () => {
    expect(submissionErrors({ ...refusal, status: 'ABORTED' }, shown('itn'))).toEqual({
      [FORM_ERROR]: '',
    });
  });

  it('changes no prototype if the server names the field __proto__', () => {
    const hostile = [
      { field: '__proto__.polluted', message: 'x' },
      { field: 'constructor.prototype.polluted', message: 'x' },
    ];
    submissionErrors({ ...refusal, fieldErrors: hostile }, shown('itn'));
    expect('polluted' in {}).toBe(false);
  });
});
