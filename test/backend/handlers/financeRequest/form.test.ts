import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend';
import { PARTLY_FILLED_REQUEST, READY_REQUEST } from '../../scenarios/finance/offers';
import { ANNA, financeId } from '../../scenarios/finance/owners';
import type { Operations } from '../../generated/operations';
import { refuse, signIn, succeed } from '../../testing/client';

type Body = Operations['saveFinanceRequestForm']['body'];
type Group = NonNullable<Operations['saveFinanceRequestForm']['query']['validateGroup']>;

const PATH = { id: financeId('request', ANNA, READY_REQUEST) };
const PARTLY = { id: financeId('request', ANNA, PARTLY_FILLED_REQUEST) };

let backend: Backend;
let token: string;

beforeEach(async () => {
  backend = createBackend();
  token = await signIn(backend);
});

async function form(path = PATH) {
  return succeed(backend, 'getFinanceRequestForm', { token, path });
}

/** Returns the errors of a form, as «field: message». */
async function errorsOf(body: Body, validateGroup: Group): Promise<string[]> {
  const sent = { token, path: PATH, body, query: { validateGroup } };
  const { status, fieldErrors } = await refuse(backend, 'saveFinanceRequestForm', sent);
  expect(status).toBe(400);
  return fieldErrors.map(({ field, message }) => `${field}: ${message}`);
}

async function accept(flag: string, value: string, path = PATH) {
  return succeed(backend, 'acceptFinanceAgreementFlag', {
    token,
    path: { ...path, flag, value },
  });
}

describe('saving the form of a request', () => {
  it('accepts an incomplete draft, and changes only the given parts', async () => {
    const before = await form();
    const saved = await succeed(backend, 'saveFinanceRequestForm', {
      token,
      path: PATH,
      body: { founders: [{ type: 'PERSON', lastname: 'Иванов', itn: '12' }] },
    });
    expect(saved.founders).toMatchObject([{ lastname: 'Иванов', itn: '12', isBeneficiary: false }]);
    expect(saved.contactData).toEqual(before.contactData);
    expect(await form()).toEqual(saved);
  });

  it('keeps the ids of known founders, and gives new ids to new founders', async () => {
    const [first] = (await form()).founders;
    const stranger = financeId('founder', ANNA, 1);
    const { founders } = await succeed(backend, 'saveFinanceRequestForm', {
      token,
      path: PATH,
      body: {
        founders: [
          { id: first?.id ?? '', type: 'PERSON' },
          { id: stranger, type: 'COMPANY' },
        ],
      },
    });
    expect(founders[0]?.id).toBe(first?.id);
    expect(founders[1]?.id).not.toBe(stranger);
  });

  it('saves nothing if the checked group is invalid', async () => {
    const before = await form();
    await errorsOf({ paymentDetails: { bik: '1' } }, 'PAYMENT_DETAILS');
    expect(await form()).toEqual(before);
  });

  it('checks only the requested group', async () => {
    const body: Body = { founders: [], paymentDetails: (await form()).paymentDetails };
    const query = { validateGroup: 'PAYMENT_DETAILS' as const };
    await succeed(backend, 'saveFinanceRequestForm', { token, path: PATH, body, query });
    expect((await form()).founders).toEqual([]);
  });
});

describe('the group of payment details', () => {
  it.each([
    [{}, 'bik: БИК пуст'],
    [{ bik: '12345678' }, 'bik: Значение должно состоять из 9 символов'],
    [{ correspondentAccount: '' }, 'correspondentAccount: К/С пуст'],
    [
      { correspondentAccount: '301' },
      'correspondentAccount: Значение должно содержать 20 символов',
    ],
    [
      { bik: '044030999', correspondentAccount: '30101810500000000999' },
      'correspondentAccount: Корреспондентский счет некорректен',
    ],
    [{ settlementAccount: null }, 'settlementAccount: Р/С пуст'],
    [
      { bik: '044030999', settlementAccount: '40702810155000012345' },
      'settlementAccount: Расчётный счет некорректен',
    ],
  ])('refuses %j with %s', async (paymentDetails, error) => {
    expect(await errorsOf({ paymentDetails }, 'PAYMENT_DETAILS')).toContain(
      `paymentDetails.${error}`,
    );
  });
});

describe('the group of founders', () => {
  async function founderErrors(change: object, at = 0): Promise<string[]> {
    const founders = (await form()).founders.map((founder, index) =>
      index === at ? { ...founder, ...change } : founder,
    );
    return errorsOf({ founders }, 'FOUNDERS');
  }

  it.each([
    [0, { lastname: ' ' }, 'founders.0.lastname: Поле обязательно для заполнения'],
    [0, { itn: '781603451221' }, 'founders.0.itn: Неправильное контрольное число ИНН'],
    [0, { birthDate: '2015-01-01' }, 'founders.0.birthDate: Возраст учредителя — от 18 до 100 лет'],
    [
      0,
      { passport: { series: '4009', number: '61234' } },
      'founders.0.passport.number: Значение должно состоять из 6 символов',
    ],
    [0, { sharePercent: 0 }, 'founders.0.sharePercent: Поле некорректно'],
    [0, { sharePercent: 33.333 }, 'founders.0.sharePercent: Поле некорректно'],
    [0, { sharePercent: 60.01 }, 'founders: Сумма долей не может превышать 100 %'],
    [1, { ogrn: '1127847012348' }, 'founders.1.ogrn: ОГРН некорректен'],
    [1, { kpp: '12' }, 'founders.1.kpp: КПП некорректен'],
    [1, { itn: '781603451220' }, 'founders.1.itn: Учредитель с таким ИНН уже добавлен'],
  ])(
    'refuses founder %i with the change %j and returns the error «%s»',
    async (at, change, error) => {
      expect(await founderErrors(change, at)).toContain(error);
    },
  );

  it('refuses a passport that was issued before its holder was old enough', async () => {
    const passport = { ...(await form()).founders[0]?.passport, issueDate: '1990-01-01' };
    expect(await founderErrors({ passport })).toEqual([
      'founders.0.passport.issueDate: Поле некорректно',
    ]);
  });

  it('requires other numbers and documents from foreign founders', async () => {
    const passport = { number: 'N1234567', issueDate: '2019-04-02', issuedBy: 'МВД РК' };
    const foreigner = { citizenship: 'KZ', itn: null, passport };
    // An empty surname is invalid in every country, so the response has errors, but none about ИНН and passport.
    const nameless = 'founders.0.lastname: Поле обязательно для заполнения';
    expect(await founderErrors({ ...foreigner, lastname: '' })).toEqual([nameless]);
    expect(await founderErrors({ ...foreigner, citizenship: 'RU' })).toEqual([
      'founders.0.itn: Поле обязательно для заполнения',
      'founders.0.passport.series: Поле обязательно для заполнения',
      'founders.0.passport.number: Значение должно состоять из 6 символов',
      'founders.0.passport.divisionCode: Поле обязательно для заполнения',
    ]);
    const company = { country: 'CY', itn: null, ogrn: null, kpp: null };
    expect(await founderErrors(company, 1)).toEqual([
      'founders.1.registrationNumber: Поле обязательно для заполнения',
    ]);
    const registered = { ...company, registrationNumber: 'HE 312456', address: '' };
    expect(await founderErrors(registered, 1)).toEqual([
      'founders.1.address: Поле обязательно для заполнения',
    ]);
  });

  it('requires at least one founder', async () => {
    expect(await errorsOf({ founders: [] }, 'FOUNDERS')).toEqual([
      'founders: Добавьте хотя бы одного учредителя',
    ]);
  });
});

describe('the group of contacts', () => {
  it('requires a valid phone and e-mail address, and one main contact', async () => {
    const contactData = (await form()).contactData.map((contact) => ({
      ...contact,
      phone: '89161234567',
      email: 'nobody',
      isMain: true,
    }));
    expect(await errorsOf({ contactData }, 'CONTACT_DATA')).toEqual([
      'contactData.0.phone: Введите 10 цифр после +7 без пробелов и одиночных символов',
      'contactData.0.email: Электронная почта некорректна',
      'contactData.1.phone: Введите 10 цифр после +7 без пробелов и одиночных символов',
      'contactData.1.email: Электронная почта некорректна',
      'contactData: Укажите одно основное контактное лицо',
    ]);
  });
});

describe('the consents', () => {
  it('can be given and withdrawn one by one, also repeatedly', async () => {
    const first = await accept('FINANCING_TERMS', 'true', PARTLY);
    expect(first.accepted).toBe(true);
    backend.world.clock.advance(60_000);
    expect(await accept('FINANCING_TERMS', 'true', PARTLY)).toEqual(first);
    const withdrawn = await accept('FINANCING_TERMS', 'false', PARTLY);
    expect([withdrawn.accepted, withdrawn.acceptedDateTime]).toEqual([false, null]);
    expect(await accept('FINANCING_TERMS', 'false', PARTLY)).toEqual(withdrawn);
  });

  it('prevent sending the request if they are missing', async () => {
    const refusal = await refuse(backend, 'sendFinanceRequest', { token, path: PARTLY });
    expect([refusal.status, refusal.fieldErrors]).toEqual([
      400,
      [
        { field: 'agreementFlags.2.accepted', message: 'Поле должно быть выбрано' },
        { field: 'agreementFlags.3.accepted', message: 'Поле должно быть выбрано' },
      ],
    ]);
    await accept('DATA_RELIABILITY', 'true', PARTLY);
    await accept('FINANCING_TERMS', 'true', PARTLY);
    await succeed(backend, 'sendFinanceRequest', { token, path: PARTLY });
  });

  it('return a 404 if they are unknown', async () => {
    const path = { ...PATH, flag: 'MARKETING', value: 'true' };
    const refusal = await refuse(backend, 'acceptFinanceAgreementFlag', { token, path });
    expect([refusal.status, refusal.message]).toEqual([404, 'Согласие не найдено']);
  });

  it('have a document to read', async () => {
    const [personalData] = (await form()).agreementFlags;
    const response = await backend.handle(
      new Request(`http://cabinet.test/api/v1/file/download/${personalData?.file?.id ?? ''}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'application/pdf',
    ]);
  });
});
