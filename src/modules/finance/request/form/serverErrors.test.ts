import { expect, it } from 'vitest';
import { serverErrors } from './requestForm';

it('serverErrors maps the server’s fields to fields of the form, and keeps unknown fields', () => {
  const flags = ['PERSONAL_DATA', 'CREDIT_HISTORY'];
  const at = (field: string) => serverErrors([{ field, message: 'x' }], flags)[0]?.field;
  expect(at('founders')).toBe('foundersTogether');
  expect(at('contactData')).toBe('contactsTogether');
  expect(at('founders.0.itn')).toBe('founders.0.itn');
  expect(at('agreementFlags.1.accepted')).toBe('agreementFlags.CREDIT_HISTORY');
  expect(at('agreementFlags.7.accepted')).toBe('agreementFlags.7.accepted');
});
