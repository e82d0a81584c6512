// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from './pendingConfirmation';

const NOW = 1_700_000_000_000;
const STARTED = { registrationId: 'r1', codeSentTo: '+7 916 ***-**-67', resendAfterSeconds: 30 };
const PENDING = {
  stage: 'code',
  kind: 'organization',
  registrationId: 'r1',
  codeSentTo: '+7 916 ***-**-67',
  resendAt: NOW + 30_000,
} as const;

const application: Application = {
  kind: 'organization',
  body: {
    organization: {
      itn: '7707083893',
      name: 'ПАО Сбербанк',
      ceoName: 'Греф Герман Оскарович',
      ogrn: '1027700132195',
      legalAddress: 'г. Москва',
    },
    lastname: 'Жукова',
    firstname: 'Вера',
    mobilePhone: '+79161234567',
    email: 'zhukova@novaya.ru',
    consents: { personalData: true, terms: true },
  },
};

/** Loads the module as after a reload: memory is empty, the storage of the tab is kept. */
function reloaded() {
  vi.resetModules();
  return import('./pendingConfirmation');
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('the response to an application', () => {
  it.each([
    [STARTED, PENDING],
    [{ registrationId: 'r1' }, { ...PENDING, codeSentTo: null, resendAt: NOW + 60_000 }],
    [
      { ...STARTED, resendAfterSeconds: 0 },
      { ...PENDING, resendAt: NOW },
    ],
    [
      { ...STARTED, resendAfterSeconds: -5 },
      { ...PENDING, resendAt: NOW + 60_000 },
    ],
    [
      { ...STARTED, codeSentTo: '+79161234567' },
      { ...PENDING, codeSentTo: null },
    ],
    [
      { ...STARTED, codeSentTo: `*${'x'.repeat(5000)}` },
      { ...PENDING, codeSentTo: null },
    ],
  ])('is read, with defaults for missing or wrong values: %o', async (answer, expected) => {
    const { pendingCodeOf } = await reloaded();
    expect(pendingCodeOf('organization', answer, NOW)).toEqual(expected);
  });

  it('is refused without an id', async () => {
    const { pendingCodeOf } = await reloaded();
    for (const answer of [undefined, { registrationId: '' }]) {
      expect(pendingCodeOf('seller', answer, NOW)).toBeNull();
    }
  });
});

describe('a pending confirmation', () => {
  it('survives a reload, but the application itself does not', async () => {
    const before = await reloaded();
    before.awaitCode(application, PENDING);
    expect(before.sentApplication()).toEqual(application);

    const after = await reloaded();
    expect(after.confirmation()).toEqual(PENDING);
    expect(after.sentApplication()).toBeNull();
  });

  it('stores no personal data', async () => {
    (await reloaded()).awaitCode(application, PENDING);
    const kept = JSON.stringify(Object.entries(sessionStorage));
    expect(kept).not.toMatch(/Жукова|zhukova|7707083893|79161234567|1234567/);
    expect(localStorage).toHaveLength(0);
  });

  it('is kept as confirmed, even after a reload', async () => {
    const before = await reloaded();
    before.awaitCode(application, PENDING);
    before.rememberConfirmed();
    expect(before.sentApplication()).toBeNull();
    expect((await reloaded()).confirmation()).toEqual({ stage: 'confirmed' });
  });

  it('is empty after forgetConfirmation', async () => {
    const before = await reloaded();
    before.awaitCode(application, PENDING);
    before.forgetConfirmation();
    expect(before.confirmation()).toBeNull();
    expect((await reloaded()).confirmation()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '[]', '"x"', '{"stage":"other"}', '{"stage":"code","kind":"x"}'])(
    'is empty if the storage contains %s',
    async (text) => {
      sessionStorage.setItem('cabinet-registration', text);
      expect((await reloaded()).confirmation()).toBeNull();
    },
  );

  it('is kept in memory if the storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    const { awaitCode, confirmation } = await reloaded();
    expect(confirmation()).toBeNull();
    awaitCode(application, PENDING);
    expect(confirmation()).toEqual(PENDING);
  });
});
