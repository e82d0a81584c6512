import { describe, expect, it } from 'vitest';
import { readSupportContacts } from './supportContacts';

describe('the support contacts', () => {
  it('come from the configuration', () => {
    expect(
      readSupportContacts({
        VITE_SUPPORT_PHONE: '8 (800) 123-45-67',
        VITE_SUPPORT_EMAIL: ' help@cabinet.example ',
        VITE_SUPPORT_HOURS: 'по будням с 9 до 18',
      }),
    ).toEqual({
      phone: { number: '+78001234567', shown: '+7\u00A0800\u00A0123-45-67' },
      email: 'help@cabinet.example',
      hours: 'по будням с 9 до 18',
    });
  });

  it.each([
    {},
    { VITE_SUPPORT_PHONE: '', VITE_SUPPORT_EMAIL: ' ' },
    { VITE_SUPPORT_PHONE: '112', VITE_SUPPORT_EMAIL: 'help' },
    { VITE_SUPPORT_EMAIL: 'a@b.example?bcc=spy%40c.example' },
    { VITE_SUPPORT_PHONE: 'javascript:alert(1)' },
  ])('are empty for the configuration %j', (environment) => {
    expect(readSupportContacts(environment)).toEqual({});
  });
});
