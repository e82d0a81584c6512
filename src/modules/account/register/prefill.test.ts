import { describe, expect, it } from 'vitest';
import { prefillOf } from './prefill';

/** Reads a query as the page does: '+' is a space. */
const opened = (search: string) => {
  const query = new URLSearchParams(search);
  return prefillOf({
    itn: query.getAll('itn'),
    mobilePhone: query.getAll('mobilePhone'),
    contractNumber: query.getAll('contractNumber'),
  });
};

describe('prefillOf', () => {
  it.each([
    ['itn=7707083893', { itn: '7707083893' }],
    ['itn=500100732259', { itn: '500100732259' }],
    ['itn=0274051582', { itn: '0274051582' }],
    ['itn=7707%20083%20893', { itn: '7707083893' }],
    ['itn=%EF%BC%97%EF%BC%97', { itn: '77' }],
    ['mobilePhone=%2B79161234567', { mobilePhone: '+79161234567' }],
    ['mobilePhone=+79161234567', { mobilePhone: '+79161234567' }],
    ['mobilePhone=8(916)123-45-67', { mobilePhone: '+79161234567' }],
    ['contractNumber=%D0%9C%D0%9F-204518', { contractNumber: 'МП-204518' }],
    ['contractNumber=+17/04.26-A+', { contractNumber: '17/04.26-A' }],
    ['itn=7707083893&mobilePhone=79161234567', { itn: '7707083893', mobilePhone: '+79161234567' }],
  ])('reads and normalizes the values of the query %s', (search, expected) => {
    expect(opened(search)).toEqual(expected);
  });

  it.each([
    ['itn=7707083894', { itn: '7707083894' }],
    ['itn=77070', { itn: '77070' }],
    ['mobilePhone=%2B375291234567', { mobilePhone: '+375291234567' }],
  ])('keeps mistakes in %s, which the form reports', (search, expected) => {
    expect(opened(search)).toEqual(expected);
  });

  it.each([
    '',
    'itn=&mobilePhone=',
    'itn=7707083893&itn=7707083894',
    'itn=<img src=x onerror=alert(1)>',
    'itn=7707083893000',
    'itn=-1',
    'itn=7707083893;DROP',
    `itn=${'7'.repeat(100_000)}`,
    'mobilePhone=javascript:alert(1)',
    'mobilePhone=%00%00',
    'mobilePhone=+7916123456789012345',
    'mobilePhone=%E0%A4%A',
    'contractNumber=',
    'contractNumber=1&contractNumber=2',
    'contractNumber=<b>1</b>',
    'contractNumber=https://example.com',
    `contractNumber=${'7'.repeat(65)}`,
    'contract=17&contract_number=17',
  ])('ignores «%s»', (search) => {
    expect(opened(search)).toEqual({});
  });
});
