import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend';
import { READY_REQUEST } from '../../scenarios/finance/offers';
import { ANNA, financeId } from '../../scenarios/finance/owners';
import { refuse, signIn, succeed } from '../../testing/client';

const PATH = { id: financeId('request', ANNA, READY_REQUEST) };

let backend: Backend;
let token: string;

beforeEach(async () => {
  backend = createBackend();
  token = await signIn(backend);
});

const form = () => succeed(backend, 'getFinanceRequestForm', { token, path: PATH });

describe('separate calls for founders, contacts and the account', () => {
  it('drop unknown properties', async () => {
    const passport = { series: '4009', colour: 'red' };
    const founder = { type: 'PERSON' as const, passport, nickname: 'Ваня' };
    const added = await succeed(backend, 'createFounder', { token, path: PATH, body: founder });
    expect(added).toEqual({
      id: added.id,
      type: 'PERSON',
      passport: { series: '4009' },
      isBeneficiary: false,
    });
    const contact = { role: 'HEAD', nickname: 'Ваня' };
    const path = { id: (await form()).contactData[0]?.id ?? '' };
    const changed = await succeed(backend, 'updateContactPerson', { token, path, body: contact });
    expect(changed).toEqual({ id: path.id, role: 'HEAD' });
    const account = { bik: '044525999', swift: 'X' };
    const body = account;
    expect(await succeed(backend, 'setRequestPaymentDetails', { token, path: PATH, body })).toEqual(
      { bik: '044525999' },
    );
  });

  it('add, change and delete a founder', async () => {
    const added = await succeed(backend, 'createFounder', {
      token,
      path: PATH,
      body: { type: 'PERSON', lastname: 'Иванов', sharePercent: 25 },
    });
    // Only persons with more than a quarter are beneficial owners.
    expect(added.isBeneficiary).toBe(false);
    const path = { id: added.id };
    const body = { type: 'PERSON' as const, lastname: 'Иванов', sharePercent: 25.01 };
    const changed = await succeed(backend, 'updateFounder', { token, path, body });
    expect(changed).toMatchObject({ id: added.id, isBeneficiary: true });
    expect((await form()).founders.at(-1)).toEqual(changed);
    await succeed(backend, 'deleteFounder', { token, path });
    expect((await refuse(backend, 'deleteFounder', { token, path })).status).toBe(404);
    expect((await form()).founders.length).toBe(2);
  });

  it('replace the main contact without reordering the list', async () => {
    const [head, accountant] = (await form()).contactData;
    const body = { role: 'CHIEF_ACCOUNTANT', fullName: 'Зайцева Вера Павловна', isMain: true };
    await succeed(backend, 'updateContactPerson', {
      token,
      path: { id: accountant?.id ?? '' },
      body,
    });
    const added = await succeed(backend, 'createContactPerson', {
      token,
      path: PATH,
      body: { role: 'MANAGER', fullName: 'Новый менеджер' },
    });
    const { contactData } = await form();
    expect(contactData.map(({ id, isMain }) => [id, isMain ?? false])).toEqual([
      [head?.id, false],
      [accountant?.id, true],
      [added.id, false],
    ]);
    await succeed(backend, 'deleteContactPerson', { token, path: { id: added.id } });
    expect((await form()).contactData.length).toBe(2);
  });

  it('refuse more founders or contacts than the contract allows', async () => {
    const founders = Array.from({ length: 50 }, () => ({ type: 'PERSON' as const }));
    const contactData = Array.from({ length: 50 }, () => ({ role: 'MANAGER' }));
    await succeed(backend, 'saveFinanceRequestForm', {
      token,
      path: PATH,
      body: { founders, contactData },
    });
    const tooMany = { founders: [...founders, { type: 'PERSON' as const }] };
    const sent = { token, path: PATH };
    const refusals = [
      await refuse(backend, 'saveFinanceRequestForm', { ...sent, body: tooMany }),
      await refuse(backend, 'createFounder', { ...sent, body: { type: 'PERSON' } }),
      await refuse(backend, 'createContactPerson', { ...sent, body: { role: 'MANAGER' } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 409, 409]);
  });

  it('replace the old account by a new one', async () => {
    const body = { bik: '044525999', bankName: 'Другой банк' };
    await succeed(backend, 'setRequestPaymentDetails', { token, path: PATH, body });
    expect((await form()).paymentDetails).toEqual(body);
  });
});
