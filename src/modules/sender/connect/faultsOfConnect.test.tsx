// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import {
  INVALID_ANSWERS,
  OUTAGES_OF_A_PART,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from '../../../../test/faults/faultCases';
import { click, doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import SenderOffer from '../offer/SenderOffer';

// Loads the dialogs in advance, because the import may take longer than a test waits on a busy machine.
beforeAll(() => Promise.all([import('./ConnectDialog'), import('./NoOffersDialog')]));

const cabinet = testCabinet();
const CONTRACT = '77041234';
const CLIENT = '770412345';
const SECRET = '9081726354';
const NUMBER = /^Номер договора/;
const ID = /^Account\/Идентификатор/;
const PASSWORD = /^Secure password\/Пароль/;
const NO_OFFERS = /Нет активных предложений по страхованию/;

const at = { address: '/offer', pages: { '/offer': <SenderOffer /> } };
const credentials = () =>
  cabinet.backend.world.db.credential.count({
    where: { organizationId: { equals: SEVERNY_VETER.id } },
  });

async function openDialog() {
  await click('Подключить страхование');
  await screen.findByRole('dialog', { name: 'Подключение аккаунта' });
}

async function typeAccount() {
  await openDialog();
  await type(NUMBER, CONTRACT);
  await click('Продолжить');
  await type(ID, CLIENT);
  await type(PASSWORD, SECRET);
}

/** N4: every failed check shows «Нет предложений», except 401, because a 401 ends the session. */
const noOffers = Object.fromEntries(
  [...REFUSALS, ...OUTAGES_OF_A_PART, ...UNSENT, ...LOST_ANSWERS, ...UNREADABLE, ...INVALID_ANSWERS]
    .filter(({ name }) => name !== '401')
    .map(({ name }) => [name, NO_OFFERS]),
);

const WRITES: readonly WriteCase[] = [
  {
    ...at,
    operation: 'checkContractNumber',
    wish: 'checking a contract for offers',
    isPart: true,
    prepare: async () => {
      await openDialog();
      await type(NUMBER, CONTRACT);
    },
    act: async () => {
      const notice = screen.queryByRole('alertdialog', { name: 'Нет предложений' });
      if (notice !== null) {
        await click('Закрыть', () => within(notice));
        await waitFor(() => screen.getByText('Подключить страхование'));
        await openDialog();
      }
      await waitFor(() => expectTyped(NUMBER, CONTRACT));
      await doubleClick('Продолжить');
    },
    messages: noOffers,
    done: /Account\/Идентификатор/,
  },
  {
    ...at,
    operation: 'createCredential',
    wish: 'connecting an account',
    // N5: the form shows the reason, also after a 5xx.
    isPart: true,
    prepare: typeAccount,
    act: () => doubleClick('Подключить'),
    kept: () => {
      expectTyped(ID, CLIENT);
      expectTyped(PASSWORD, SECRET);
    },
    messages: { '502-html': /Что-то пошло не так. Попробуйте подключить позже/ },
    done: /Аккаунт подключен/,
    made: credentials,
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(1, 2), WRITES),
  inLongRun('lost answers', 'all faults'),
);
