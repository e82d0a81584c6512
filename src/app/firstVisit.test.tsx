// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { muteLog } from '../../test/faults/muteLog';
import { testCabinet } from '../../test/render/cabinet';
import OffersPage from '../modules/core/page';
import { moduleRegistry } from '../shell/modules/registry';
import * as modules from './cabinetModules';
import { WithModules } from './testing/WithModules';

const cabinet = testCabinet();
const VERA = 'zhukova@novaya.ru';

Object.values(modules).forEach(moduleRegistry.register);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** Creates a user who has registered, but has not used the cabinet yet. */
function newCustomer() {
  const { seed } = cabinet.backend;
  const organization = seed.organization({ kpp: null });
  seed.user({ username: VERA, organization, roles: ['USER_ADMIN', 'USER', 'SENDER'] });
  const [offer] = seed.debtorOffer.many(2, { organization });
  // An expired offer is neither a first request nor an offer to choose.
  seed.debtorOffer({ organization, status: 'EXPIRED' });
  seed.financeOffer({ organization });
  return { organization, offer };
}

async function lines() {
  const page = (
    <WithModules>
      <OffersPage />
    </WithModules>
  );
  await cabinet.show({ '/offer': page }, { as: VERA });
  const block = await screen.findByRole('region', { name: 'Что сделать' }, { timeout: 9_000 });
  const found = within(block)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const text = block.textContent;
  cleanup();
  return { found, text };
}

const requisites = ['Заполнить: Заполнить реквизиты организации', '/profile?tab=organization'];
const account = [
  'Подключить: Подключить аккаунт курьерской службы',
  '/sender/insurance-management',
];
const request = ['Выбрать: Подать первую заявку', '/offer#offers'];

it('«Что сделать» lists three first steps of a new customer until each is done', async () => {
  const { organization, offer } = newCustomer();
  const { db } = cabinet.backend.world;
  const first = await lines();
  expect(first.found).toEqual([requisites, account, request]);
  expect(first.text).toContain('не заполнено: КПП');
  expect(first.text).toContain('3\u00A0предложения');
  // The first steps add no calls: the page makes the same calls for a user without them.
  expect(cabinet.calls()).not.toContain('getOrganization');
  expect(cabinet.calls()).not.toContain('findPaymentDetails');
  expect(cabinet.calls().filter((call) => call === 'findActualDebtorOffers')).toHaveLength(1);

  db.organization.update({
    where: { id: { equals: organization.id } },
    data: { kpp: '780101001' },
  });
  expect((await lines()).found).toEqual([account, request]);

  cabinet.pretend('getServiceHealth', { status: 'AVAILABLE', description: null });
  expect((await lines()).found).toEqual([request]);

  db.debtorOffer.update({
    where: { id: { equals: offer?.id ?? '' } },
    data: { status: 'REQUESTED' },
  });
  const last = await lines();
  expect(last.found).toEqual([]);
  expect(last.text).toContain('Дел нет');
}, 60_000);

it('«Что сделать» leaves out the first request if the call for offers has failed', async () => {
  muteLog();
  newCustomer();
  cabinet.fail('findActualFinanceOffers', '400');
  expect((await lines()).found).toEqual([requisites, account]);
}, 30_000);
