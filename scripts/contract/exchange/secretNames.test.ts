import { describe, expect, it } from 'vitest';
import { bundleContract, loadContract } from '../model/bundle';
import { isRecord } from '../model/openApi';
import { looksLikeName, looksSecret, shownPointer } from './safeNames';

/** Secrets that a client may send as names. */
const SECRETS = [
  'anna@severveter.ru',
  'anna.ivanova@mail.example.com',
  '+79161234567',
  '89161234567',
  '8 (916) 123-45-67',
  '40702810900000012345',
  '780123456',
  'eyJhbGciOiJub25lIn0',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJl',
  '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11',
  'b2f7c1d4e8a94d0f',
  'd41d8cd98f00b204e9800998ecf8427e',
  'QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  'aGVsbG8gd29ybGQgYW5uYQ',
  'c2VjcmV0LXRva2VuLW9mLWFubmE',
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'Bearer abcdef',
  'x7Kq-9fLm_2ZpQ4vT8nRw',
];

/** Short secrets. Only the stricter check of undocumented names finds them. */
const STRANGE = [
  'deadbeef',
  'kXbPqLmRt',
  'AKFJWOQ',
  'иван',
  'anna.ivanova',
  'a b',
  'x123',
  'zqwrtpsdf',
];

const NAMES = [
  'id',
  'createdDateTime2',
  'pageNumber',
  'ogrn',
  'KPP',
  'page_size',
  'x-request-id',
  'organizationPaymentDetailsUpdatedDateTime',
  'isNeedChangePassword',
  'eTag',
  'shelf',
  'financingObjectOfTheBankId',
];

describe('a name', () => {
  it.each(SECRETS)('looks like a secret: %s', (secret) => {
    expect(looksSecret(secret)).toBe(true);
    expect(looksLikeName(secret)).toBe(false);
  });

  it.each(STRANGE)('does not look like a property: %s', (text) => {
    expect(looksLikeName(text)).toBe(false);
  });

  it.each(NAMES)('does not look like a secret: %s', (name) => {
    expect(looksSecret(name)).toBe(false);
  });

  it.each(['WAITING_FOR_CONFIRMATION', 'ACCEPTED_AT_SENDER_WAREHOUSE', 'SIGNED_BY_BOTH_SIDES_2'])(
    'does not look like a secret if it is a long value of an enumeration: %s',
    (name) => {
      expect(looksSecret(name)).toBe(false);
    },
  );

  it.each(NAMES.filter((name) => name.length <= 40))('looks like a property: %s', (name) => {
    expect(looksLikeName(name)).toBe(true);
  });

  it('is not masked if it is a key in our contract or in the library contract', async () => {
    const foreign = new URL('../diff/testing/library.yaml', import.meta.url).pathname;
    for (const document of [await bundleContract(), await loadContract(foreign)]) {
      const masked: string[] = [];
      const visit = (node: unknown, isData: boolean): void => {
        if (!isRecord(node) || isData) return;
        for (const [key, value] of Object.entries(node)) {
          if (looksSecret(key)) masked.push(key);
          visit(value, /^examples?$/.test(key));
        }
      };
      visit(document, false);
      expect(masked).toEqual([]);
    }
  });

  it('is masked inside a pointer, but the other parts stay', () => {
    expect(shownPointer('/components/schemas/anna@severveter.ru/properties/id')).toBe(
      '/components/schemas/*/properties/id',
    );
    expect(shownPointer('/paths/~1v1~1user~1{id}/get/responses/200')).toBe(
      '/paths/~1v1~1user~1{id}/get/responses/200',
    );
    const sheet = '/content/application~1vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect(shownPointer(sheet)).toBe(sheet);
  });
});
