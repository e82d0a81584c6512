import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend';
import { LEBEDEV } from '../../scenarios/companies';
import { refuse, signIn, succeed } from '../../testing/client';
import { expectNoProblems } from '../../testing/expectNoProblems';

const CODE = '1234';
const SOKOLOVA = 'sokolova@severveter.ru';

describe('the registration', () => {
  const consents = { personalData: true, terms: true };
  const person = {
    lastname: 'Жукова',
    firstname: 'Вера',
    mobilePhone: '+79161230000',
    email: 'Zhukova@novaya.ru',
    consents,
  };
  const organization = {
    itn: '7707083893',
    name: 'ООО «Новая»',
    ceoName: 'Жукова Вера Ильинична',
    kpp: '770701001',
    ogrn: '1027700132195',
    legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
  };
  const body = { ...person, organization };

  it('creates a new organization and its unverified administrator, who must change the password', async () => {
    const backend = createBackend();
    const started = await succeed(backend, 'register', { body });
    expect(started.codeSentTo).toBe('+7 916 ***-**-00');
    const { registrationId } = started;
    const wrong = await refuse(backend, 'confirmRegistration', {
      body: { registrationId, code: '9999' },
    });
    expect(wrong.status).toBe(422);
    const confirmed = await succeed(backend, 'confirmRegistration', {
      body: { registrationId, code: CODE },
    });
    expect(confirmed.username).toBe('zhukova@novaya.ru');
    const token = await signIn(backend, confirmed.username);
    const user = await succeed(backend, 'getCurrentUser', { token });
    expect(user).toMatchObject({ isVerified: false, isNeedChangePassword: true });
    expect(user.organization).toMatchObject(organization);
    expect(user.roles.map(({ id }) => id)).toEqual(['USER_ADMIN', 'USER']);
    expectNoProblems(backend);
  });

  it('lets the user choose a password immediately, and then requires no later change', async () => {
    const backend = createBackend();
    const { registrationId } = await succeed(backend, 'register', { body });
    const { username, passwordToken, expiresInSeconds } = await succeed(
      backend,
      'confirmRegistration',
      { body: { registrationId, code: CODE } },
    );
    expect(expiresInSeconds).toBe(600);
    const change = {
      body: { passwordToken: String(passwordToken), newPassword: 'Vetka-7021-Sneg!' },
    };
    await succeed(backend, 'changePassword', change);
    expect((await refuse(backend, 'changePassword', change)).status).toBe(410);
    const pair = await succeed(backend, 'login', {
      body: { username, password: 'Vetka-7021-Sneg!' },
    });
    expect(pair.isNeedChangePassword).toBe(false);
    const user = await succeed(backend, 'getCurrentUser', { token: pair.accessToken });
    expect(user).toMatchObject({ isVerified: false, isNeedChangePassword: false });
    expectNoProblems(backend);
  });

  it('refuses even the right code after five wrong codes', async () => {
    const backend = createBackend();
    const { registrationId } = await succeed(backend, 'register', { body });
    const confirm = (code: string) => ({ body: { registrationId, code } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await refuse(backend, 'confirmRegistration', confirm('9999'))).status).toBe(422);
    }
    const late = await refuse(backend, 'confirmRegistration', confirm(CODE));
    expect([late.status, late.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const again = await succeed(backend, 'register', { body });
    await succeed(backend, 'confirmRegistration', {
      body: { registrationId: again.registrationId, code: CODE },
    });
  });

  it('gives a right to choose a password, and the right expires', async () => {
    const backend = createBackend();
    const { registrationId } = await succeed(backend, 'register', { body });
    const { passwordToken } = await succeed(backend, 'confirmRegistration', {
      body: { registrationId, code: CODE },
    });
    backend.world.clock.advance(10 * 60 * 1000);
    const late = await refuse(backend, 'changePassword', {
      body: { passwordToken: String(passwordToken), newPassword: 'Vetka-7021-Sneg!' },
    });
    expect([late.status, late.code]).toEqual([410, 'CODE_EXPIRED']);
  });

  it('gives the user offers at the first confirmation by the cabinet owner, but not at later ones', async () => {
    const backend = createBackend();
    const { registrationId } = await succeed(backend, 'register', { body });
    const { username } = await succeed(backend, 'confirmRegistration', {
      body: { registrationId, code: CODE },
    });
    const token = await signIn(backend, username);
    expect((await refuse(backend, 'findActualDebtorOffers', { token, body: {} })).code).toBe('406');

    const owner = await signIn(backend, 'gavrilov@delovoy-kabinet.ru');
    const { id } = await succeed(backend, 'getCurrentUser', { token });
    const zhukova = {
      lastname: 'Жукова',
      firstname: 'Вера',
      middlename: null,
      mobilePhone: null,
      email: username,
    };
    const confirm = (isVerified: boolean) =>
      succeed(backend, 'updateUser', {
        token: owner,
        path: { id },
        body: { ...zhukova, isVerified },
      });
    await confirm(true);
    const offers = await succeed(backend, 'findActualDebtorOffers', { token, body: {} });
    expect(offers.map(({ status }) => status)).toEqual(['NEW', 'NEW']);
    expect(offers[0]?.clientCompany).toMatchObject(organization);
    await confirm(false);
    await confirm(true);
    expect(await succeed(backend, 'findActualDebtorOffers', { token, body: {} })).toEqual(offers);
    expectNoProblems(backend);
  });

  it('can be confirmed only once by the link in the e-mail', async () => {
    const printed: string[] = [];
    const backend = createBackend({ announce: (text) => printed.push(text) });
    await succeed(backend, 'register', { body });
    const token = /token=(\S+)/.exec(printed.join())?.[1] ?? '';
    await succeed(backend, 'confirmRegistration', { body: { token } });
    expect((await refuse(backend, 'confirmRegistration', { body: { token } })).status).toBe(410);
  });

  it('is refused without consents, with a wrong ИНН, and for a taken login', async () => {
    const backend = createBackend();
    const withoutConsent = { ...body, consents: { personalData: false, terms: true } };
    const first = await refuse(backend, 'register', { body: withoutConsent });
    expect(first.fieldErrors.map(({ field }) => field)).toEqual(['consents.personalData']);
    const wrongInn = { ...body, organization: { ...organization, itn: '7707083894' } };
    const second = await refuse(backend, 'register', { body: wrongInn });
    expect(second).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'organization.itn', message: 'Неправильное контрольное число ИНН' }],
    });
    const email = SOKOLOVA.replace('s', 'S');
    expect((await refuse(backend, 'register', { body: { ...body, email } })).status).toBe(409);
  });

  it('creates only one user for two applications with the same login', async () => {
    const backend = createBackend();
    const first = await succeed(backend, 'register', { body });
    const second = await succeed(backend, 'register', { body });
    const confirm = ({ registrationId }: typeof first) => ({
      body: { registrationId, code: CODE },
    });
    await succeed(backend, 'confirmRegistration', confirm(second));
    expect((await refuse(backend, 'confirmRegistration', confirm(first))).status).toBe(410);
  });

  it('checks a seller’s data with the marketplace, and gives the role SELLER', async () => {
    const backend = createBackend();
    const { itn, contractNumber, mobilePhone } = LEBEDEV;
    const keys = { itn, contractNumber, mobilePhone };
    const found = await succeed(backend, 'checkSellerData', { body: keys });
    expect(found.organization.name).toBe(LEBEDEV.name);
    const inSmall = { ...keys, contractNumber: contractNumber.toLowerCase() };
    expect(await succeed(backend, 'checkSellerData', { body: inSmall })).toEqual(found);
    const unknown = await refuse(backend, 'checkSellerData', {
      body: { ...keys, contractNumber: 'МП-1' },
    });
    expect([unknown.status, unknown.message.slice(0, 18)]).toEqual([404, 'Данные не найдены.']);
    const { registrationId } = await succeed(backend, 'registerSeller', {
      body: { ...person, ...keys },
    });
    const { username } = await succeed(backend, 'confirmRegistration', {
      body: { registrationId, code: CODE },
    });
    const token = await signIn(backend, username);
    const user = await succeed(backend, 'getCurrentUser', { token });
    expect(user.organization.legalStatus.name).toBe('INDIVIDUAL');
    expect(user.roles.map(({ id }) => id)).toContain('SELLER');
    expectNoProblems(backend);
  });
});
