// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { SEVERNY_VETER } from '../../../test/backend/scenarios/companies';
import { DEMO_PASSWORD, SOKOLOVA_ID } from '../../../test/backend/scenarios/people';
import { click, doubleClick, expectTyped, type } from '../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../test/faults/writes';
import { inLongRun } from '../../../test/longRun';
import { testCabinet } from '../../../test/render/cabinet';
import ProfilePage from './page';

const cabinet = testCabinet();
const { world } = cabinet.backend;
const anna = () => world.db.user.findFirst({ where: { id: { equals: SOKOLOVA_ID } } });
const company = () =>
  world.db.organization.findFirst({ where: { id: { equals: SEVERNY_VETER.id } } });

// jsdom cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

const at = (tab: string) => ({
  address: `/profile?tab=${tab}`,
  pages: { '/profile': <ProfilePage /> },
});

const PERSON = {
  ...at('person'),
  prepare: () => type('Имя', 'Мария'),
  act: () => doubleClick('Сохранить'),
  kept: () => expectTyped('Имя', 'Мария'),
  done: /Данные сохранены/,
  made: () => Number(anna()?.firstname === 'Мария'),
};

const NEW_PASSWORD = 'Vetka-7021-Sneg!';
const typeNewPassword = async () => {
  await type('Новый пароль', NEW_PASSWORD);
  await type('Повторите пароль', NEW_PASSWORD);
};

const COMPANY = {
  ...at('organization'),
  prepare: async () => {
    await click('Изменить');
    await type('Руководитель', 'Белый Пётр Ильич');
  },
  act: () => doubleClick('Сохранить'),
  kept: () => expectTyped('Руководитель', 'Белый Пётр Ильич'),
  done: /Данные организации сохранены/,
  made: () => Number(company()?.ceoName === 'Белый Пётр Ильич'),
};

const WRITES: readonly WriteCase[] = [
  { ...PERSON, operation: 'updateCurrentUser', wish: 'changing one’s own data' },
  {
    ...PERSON,
    operation: 'getCurrentUser',
    wish: 'reading one’s own data before a change',
    // This call reloads a user that the page already shows.
    isPart: true,
    // One call before the change, and one for the top bar after it.
    callsWhenDone: 2,
    // The invalid response stays cached until the next load, so the next attempt fails as well.
    except: ['empty-object', 'wrong-types', 'hostile-text'],
  },
  {
    ...at('security'),
    operation: 'changePassword',
    wish: 'changing one’s own password',
    prepare: async () => {
      await type('Текущий пароль', DEMO_PASSWORD);
      await typeNewPassword();
    },
    act: () => doubleClick('Изменить пароль'),
    kept: () => {
      expectTyped('Текущий пароль', DEMO_PASSWORD);
      expectTyped('Новый пароль', NEW_PASSWORD);
      expectTyped('Повторите пароль', NEW_PASSWORD);
    },
    // A password must be typed again after an outage.
    returnToPage: async () => {
      await screen.findByLabelText('Текущий пароль');
      expectTyped('Текущий пароль', '');
    },
    done: /Пароль изменён/,
    made: () => Number(anna()?.password === NEW_PASSWORD),
    repeated: /Неверный текущий пароль/,
  },
  { ...COMPANY, operation: 'updateOrganization', wish: 'changing the organization' },
  {
    ...COMPANY,
    operation: 'getOrganization',
    wish: 'reading the organization before a change',
    // This call reloads an organization that the page already shows.
    isPart: true,
    // One call before the change, and one after it.
    callsWhenDone: 2,
    // The first attempt shows the response as a colleague’s change, the second shows the real data as another change.
    except: ['hostile-text'],
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
