import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { DAY } from '../core/clock';
import { expectNoProblems } from '../testing/expectNoProblems';
import { APPROVED_IN_THE_END, DENIED_IN_THE_END, SEEDED_AGREEMENT_ID } from '../scenarios/offers';
import { SOKOLOVA_ID } from '../scenarios/people';
import { refuse, send, signIn, succeed } from '../testing/client';
import { readPdf } from '../testing/readPdf';

async function offers(backend: Backend, token: string) {
  return succeed(backend, 'findActualDebtorOffers', { token, body: {} });
}

async function offerById(backend: Backend, token: string, id: string) {
  const found = (await offers(backend, token)).find((offer) => offer.id === id);
  if (found === undefined) throw new Error(`no offer ${id}`);
  return found;
}

async function application(backend: Backend, token: string, offerId: string) {
  const { clientCompany } = await offerById(backend, token, offerId);
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = clientCompany;
  const organization = { itn, name, ceoName, kpp, ogrn, legalAddress };
  return { token, body: { userId: SOKOLOVA_ID, offerId, organization } };
}

describe('the offers of insurers', () => {
  it('have every status, and one unknown status', async () => {
    const backend = createBackend();
    const statuses = (await offers(backend, await signIn(backend))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'NEW').length).toBe(2);
    for (const status of ['ACTIVE', 'DENIED', 'REQUESTED', 'SCORING', 'APPROVED', 'EXPIRED']) {
      expect(statuses).toContain(status);
    }
    expect(statuses).toContain('MANUAL_REVIEW');
    expectNoProblems(backend);
  });

  it('are refused with code 406 to an unconfirmed user, until the owner confirms him', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'orlov@novygorizont.ru');
    const refusal = await refuse(backend, 'findActualDebtorOffers', { token, body: {} });
    expect([refusal.status, refusal.code]).toEqual([406, '406']);
    backend.world.db.user.update({
      where: { username: { equals: 'orlov@novygorizont.ru' } },
      data: { isVerified: true },
    });
    expect(await offers(backend, token)).toEqual([]);
  });

  it('belong to the organization of the caller', async () => {
    const backend = createBackend();
    const own = await offers(backend, await signIn(backend, 'kuznetsova@uralmetall-snab.ru'));
    expect(own.map(({ clientCompany }) => clientCompany.name)).toEqual(['АО «Уралметалл-Снаб»']);
  });

  it('include a denial whose waiting period ends in the future, whatever the current year', async () => {
    const machineNow = (): number => Date.UTC(2031, 0, 30);
    const backend = createBackend({ machineNow });
    const token = await signIn(backend);
    const denied = (await offers(backend, token)).find(({ status }) => status === 'DENIED');
    expect(denied?.offerFinishDate).toBe('11.02.2031');
  });
});

describe('an application', () => {
  it('moves from NEW through REQUESTED and SCORING to ACTIVE and ends in an agreement', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const statusNow = async () => (await offerById(backend, token, APPROVED_IN_THE_END)).status;
    expect(await statusNow()).toBe('NEW');
    await succeed(
      backend,
      'requestDebtorAgreement',
      await application(backend, token, APPROVED_IN_THE_END),
    );
    expect(await statusNow()).toBe('REQUESTED');
    backend.world.clock.advance(2000);
    expect(await statusNow()).toBe('SCORING');
    backend.world.clock.advance(3000);
    const active = await offerById(backend, token, APPROVED_IN_THE_END);
    expect(active.status).toBe('ACTIVE');
    expect(active.agreement?.agreementNumber).toMatch(/^ДЗ-\d{4}\/119$/);
    expect(active.offerRequest?.createdDateTime).toMatch(/\+03:00$/);
    const agreementId = active.agreement?.agreementId ?? '';
    const file = await send(backend, 'downloadDebtorAgreement', { token, path: { agreementId } });
    expect(file.status).toBe(200);
    expectNoProblems(backend);
  });

  it('is denied for one of the offers, with a waiting period of a month', async () => {
    const backend = createBackend({ machineNow: () => Date.UTC(2026, 10, 20, 12) });
    const token = await signIn(backend);
    await succeed(
      backend,
      'requestDebtorAgreement',
      await application(backend, token, DENIED_IN_THE_END),
    );
    backend.world.clock.advance(5000);
    const denied = await offerById(backend, token, DENIED_IN_THE_END);
    expect([denied.status, denied.agreement, denied.offerFinishDate]).toEqual([
      'DENIED',
      null,
      '20.12.2026',
    ]);
  });

  it('can be repeated after a denial and its waiting period', async () => {
    const backend = createBackend({ machineNow: () => Date.UTC(2026, 10, 20, 12) });
    const { id } = (await offers(backend, await signIn(backend))).find(
      ({ status }) => status === 'DENIED',
    ) ?? { id: '' };
    backend.world.clock.advance(12 * DAY);
    const lastDay = await offerById(backend, await signIn(backend), id);
    expect([lastDay.status, lastDay.offerFinishDate]).toEqual(['DENIED', '02.12.2026']);
    backend.world.clock.advance(DAY);
    const token = await signIn(backend);
    const again = await offerById(backend, token, id);
    expect([again.status, again.offerRequest]).toEqual(['NEW', null]);
    await succeed(backend, 'requestDebtorAgreement', await application(backend, token, id));
    expect((await offerById(backend, token, id)).status).toBe('REQUESTED');
  });

  it('has the outcome that a tester has set', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    backend.world.settings.scoring = { requestedMs: 0, scoringMs: 0, outcome: 'ACTIVE' };
    await succeed(
      backend,
      'requestDebtorAgreement',
      await application(backend, token, DENIED_IN_THE_END),
    );
    expect((await offerById(backend, token, DENIED_IN_THE_END)).status).toBe('ACTIVE');
  });

  it('is accepted only once', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const sent = await application(backend, token, APPROVED_IN_THE_END);
    await succeed(backend, 'requestDebtorAgreement', sent);
    expect(await refuse(backend, 'requestDebtorAgreement', sent)).toMatchObject({
      status: 409,
      message: 'Заявка по этому предложению уже подана',
    });
  });

  it('is refused for another user, an unknown or foreign offer, and with another ИНН', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const { body } = await application(backend, token, APPROVED_IN_THE_END);
    const send = async (changed: Partial<typeof body>, by = token): Promise<number> =>
      (
        await refuse(backend, 'requestDebtorAgreement', {
          token: by,
          body: { ...body, ...changed },
        })
      ).status;
    expect(await send({ userId: 'somebody' })).toBe(403);
    expect(await send({ offerId: 'nothing' })).toBe(404);
    expect(await send({ organization: { ...body.organization, itn: '7714567895' } })).toBe(422);
    const supplier = await signIn(backend, 'kuznetsova@uralmetall-snab.ru');
    const { id } = await succeed(backend, 'getCurrentUser', { token: supplier });
    expect(await send({ userId: id }, supplier)).toBe(404);
  });
});

describe('the offers of the scenario offers-in-motion', () => {
  it('that are in progress are decided within a minute', async () => {
    const backend = createBackend({ scenario: 'offers-in-motion' });
    const token = await signIn(backend);
    const statuses = async () => (await offers(backend, token)).map(({ status }) => status);
    expect(await statuses()).toEqual(['NEW', 'NEW', 'REQUESTED', 'SCORING', 'SCORING']);
    backend.world.clock.advance(15_000);
    expect(await statuses()).toEqual(['NEW', 'NEW', 'REQUESTED', 'SCORING', 'ACTIVE']);
    // An access token is valid for five minutes; the wait is shorter.
    backend.world.clock.advance(45_000);
    expect(await statuses()).toEqual(['NEW', 'NEW', 'ACTIVE', 'DENIED', 'ACTIVE']);
  });
});

describe('the agreement', () => {
  const path = { agreementId: SEEDED_AGREEMENT_ID };

  it('is a PDF with a Russian file name', async () => {
    const backend = createBackend({ machineNow: () => Date.UTC(2026, 10, 20) });
    const token = await signIn(backend);
    const response = await send(backend, 'downloadDebtorAgreement', { token, path });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const disposition = response.headers.get('Content-Disposition') ?? '';
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe('Договор страхования № ДЗ-2026-118.pdf');
    expect(disposition).toContain('filename="dogovor.pdf"');
    const { pages, info } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(info).toMatchObject({ Title: 'Договор страхования № ДЗ-2026/118' });
    expect(pages).toEqual([expect.stringContaining('Страхователь: ООО «Северный ветер»')]);
  });

  it('does not exist for another organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'kuznetsova@uralmetall-snab.ru');
    expect((await refuse(backend, 'downloadDebtorAgreement', { token, path })).status).toBe(404);
  });
});
