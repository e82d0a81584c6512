import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { expectNoProblems } from '../testing/expectNoProblems';
import { BELOVA, NOVY_GORIZONT, POSYLKA_PLUS, SEVERNY_VETER } from '../scenarios/companies';
import { correspondentAccount, settlementAccount } from '../scenarios/checksums';
import { refuse, signIn, succeed } from '../testing/client';

const GODMOD = 'gavrilov@delovoy-kabinet.ru';
const all = { body: {} };
const sberbank = {
  legalStatus: { name: 'LEGAL_ENTITY' },
  itn: '7707083893',
  name: 'ООО «Новая»',
  ceoName: 'Жукова Вера Ильинична',
  kpp: '770701001',
  ogrn: '1027700132195',
  legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
};

describe('organizations', () => {
  it('are visible to a customer if they are his own organization or buyers in his offers', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const page = await succeed(backend, 'findOrganizations', { token, ...all });
    expect(page.content.map(({ name }) => name)[0]).toBe('ООО «Северный ветер»');
    expect(page.totalElements).toBe(2);
    const foreign = await refuse(backend, 'getOrganization', { token, path: { id: BELOVA.id } });
    expect(foreign.status).toBe(404);
  });

  it('can be added, changed and deleted by the cabinet owner', async () => {
    const backend = createBackend();
    const token = await signIn(backend, GODMOD);
    const added = await succeed(backend, 'createOrganization', { token, body: sberbank });
    expect((await refuse(backend, 'createOrganization', { token, body: sberbank })).status).toBe(
      409,
    );
    const body = { ...sberbank, id: added.id, name: 'ООО «Новейшая»' };
    expect((await succeed(backend, 'updateOrganization', { token, body })).name).toBe(body.name);
    const path = { id: added.id };
    await succeed(backend, 'deleteOrganization', { token, path });
    expect((await refuse(backend, 'getOrganization', { token, path })).status).toBe(404);
    expectNoProblems(backend);
  });

  it('cannot be deleted while they have users or offers', async () => {
    const backend = createBackend();
    const token = await signIn(backend, GODMOD);
    const path = { id: SEVERNY_VETER.id };
    expect((await refuse(backend, 'deleteOrganization', { token, path })).status).toBe(409);
    const administrator = await signIn(backend);
    expect(
      (await refuse(backend, 'deleteOrganization', { token: administrator, path })).status,
    ).toBe(403);
    const [insured, financed] = [backend.seed.organization(), backend.seed.organization()];
    backend.seed.debtorOffer({ organization: insured.id, clientCompany: SEVERNY_VETER.id });
    backend.seed.financeOffer({ organization: financed.id });
    for (const { id } of [insured, financed]) {
      const offered = { token, path: { id } };
      expect((await refuse(backend, 'deleteOrganization', offered)).status).toBe(409);
    }
  });

  it('can be changed only by their own administrator, with valid control digits', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const foreign = { ...sberbank, id: NOVY_GORIZONT.id };
    expect((await refuse(backend, 'updateOrganization', { token, body: foreign })).status).toBe(
      404,
    );
    const wrong = { ...sberbank, id: SEVERNY_VETER.id, ogrn: '1027700132190' };
    const refusal = await refuse(backend, 'updateOrganization', { token, body: wrong });
    expect(refusal).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'ogrn', message: 'ОГРН некорректен' }],
    });
  });

  it('have data in the state register that may differ from the cabinet’s data', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: SEVERNY_VETER.id };
    const data = await succeed(backend, 'getOrganizationRegistryData', { token, path });
    expect(data).toMatchObject({
      itn: SEVERNY_VETER.itn,
      name: 'ООО «СЕВЕРНЫЙ ВЕТЕР»',
      okopf: { code: '12300' },
    });
    expect(data.legalAddress).not.toBe(SEVERNY_VETER.legalAddress);
  });

  it('have the same data in the state register after these data were adopted', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: SEVERNY_VETER.id };
    const { name, legalAddress } = await succeed(backend, 'getOrganizationRegistryData', {
      token,
      path,
    });
    const stored = await succeed(backend, 'getOrganization', { token, path });
    const { id, legalStatus, itn, ceoName, kpp, ogrn } = stored;
    await succeed(backend, 'updateOrganization', {
      token,
      body: { id, legalStatus, itn, ceoName, kpp, ogrn, name, legalAddress },
    });
    expect(await succeed(backend, 'getOrganizationRegistryData', { token, path })).toMatchObject({
      name,
      legalAddress,
    });
    expectNoProblems(backend);
  });

  it('keep their legal form until another one is chosen', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const own = { ...sberbank, id: SEVERNY_VETER.id, itn: SEVERNY_VETER.itn };
    const change = (body: object) =>
      succeed(backend, 'updateOrganization', { token, body: { ...own, ...body } });

    expect((await change({})).okopf?.code).toBe('12300');
    const joint = { code: '12267', name: 'Непубличные акционерные общества' };
    expect((await change({ okopf: joint })).okopf).toEqual(joint);
    expect((await succeed(backend, 'getCurrentUser', { token })).organization.okopf).toEqual(joint);
    expect((await change({ okopf: null })).okopf).toBeNull();

    const unknown = { ...own, okopf: { code: '99999', name: 'Гильдии' } };
    expect(await refuse(backend, 'updateOrganization', { token, body: unknown })).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'okopf' }],
    });
    expectNoProblems(backend);
  });

  it('cannot use the ИНН of another organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = { ...sberbank, id: SEVERNY_VETER.id, itn: BELOVA.itn };
    expect((await refuse(backend, 'updateOrganization', { token, body })).status).toBe(409);
  });

  it('have legal forms that can be searched by name', async () => {
    const backend = createBackend();
    const page = await succeed(backend, 'findOkopf', {
      token: await signIn(backend),
      body: { filters: [{ field: 'name', value: 'акционерные', operation: 'LIKE' }] },
    });
    expect(page.content.map(({ code }) => code)).toEqual(['12200', '12247', '12267']);
  });
});

describe('bank accounts', () => {
  const bik = '044030999';
  const account = {
    organizationId: SEVERNY_VETER.id,
    bankName: 'ПАО «Национальный банк развития»',
    bik,
    correspondentAccount: correspondentAccount(bik),
    settlementAccount: settlementAccount(bik, '40702', '55000099999'),
    currency: 'RUB',
    main: false,
  };

  it('can be added, made main, read, changed and deleted, and one of them is always main', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const mainAccounts = async (): Promise<string[]> => {
      const page = await succeed(backend, 'findPaymentDetails', { token, ...all });
      return page.content.filter(({ main }) => main).map(({ id }) => id);
    };
    const added = await succeed(backend, 'createOrganizationPaymentDetails', {
      token,
      body: account,
    });
    expect(added.main).toBe(false);
    const path = { id: added.id };
    const { organizationId: _, ...update } = account;
    await succeed(backend, 'updatePaymentDetails', {
      token,
      path,
      body: { ...update, main: true },
    });
    expect(await mainAccounts()).toEqual([added.id]);
    await succeed(backend, 'deletePaymentDetails', { token, path });
    expect((await mainAccounts()).length).toBe(1);
    expect((await refuse(backend, 'getPaymentDetails', { token, path })).status).toBe(404);
    expectNoProblems(backend);
  });

  it('must match the БИК', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const wrong = { ...account, settlementAccount: '40702810000000000000' };
    const refusal = await refuse(backend, 'createOrganizationPaymentDetails', {
      token,
      body: wrong,
    });
    expect(refusal).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'settlementAccount', message: 'Расчётный счет некорректен' }],
    });
  });

  it('cannot be added twice', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    await succeed(backend, 'createOrganizationPaymentDetails', { token, body: account });
    const refusal = await refuse(backend, 'createOrganizationPaymentDetails', {
      token,
      body: account,
    });
    expect(refusal).toMatchObject({ status: 409, fieldErrors: [{ field: 'settlementAccount' }] });
    const path = { id: 'e5f60718-293a-4b4c-8d5e-6f708192a355' };
    const { organizationId: _, ...update } = account;
    expect(
      (await refuse(backend, 'updateOrganizationPaymentDetails', { token, path, body: update }))
        .status,
    ).toBe(409);
    expectNoProblems(backend);
  });

  it('are hidden from another organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'morozov@posylka-plus.ru');
    const page = await succeed(backend, 'findPaymentDetails', { token, ...all });
    expect(page.content.map(({ organizationId }) => organizationId)).toEqual([POSYLKA_PLUS.id]);
    const path = { id: 'e5f60718-293a-4b4c-8d5e-6f708192a355' };
    expect((await refuse(backend, 'getPaymentDetails', { token, path })).status).toBe(404);
    const foreign = await refuse(backend, 'createOrganizationPaymentDetails', {
      token,
      body: account,
    });
    expect(foreign.status).toBe(404);
  });
});
