// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import {
  click,
  clickLabelled,
  doubleClick,
  expectTyped,
  leavePage,
  type,
} from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import { storedAccounts } from '../testing/bankAccounts';
import AccountsTab from './AccountsTab';

// Loads the dialog before the tests, because the import may be slow on a busy machine.
beforeAll(() => import('./AccountDialog'));

const cabinet = testCabinet();
const stored = () => storedAccounts(cabinet);
const SECOND = /^Сделать основным: .*7890$/;
const FRESH = '40702810955000024680';
const BANK = 'ПАО «Банк перемен»';

const at = { address: '/profile?tab=accounts', pages: { '/profile': <AccountsTab /> } };

/** A valid response with other values counts as a colleague’s change. */
const OTHERS = { 'hostile-text': /изменены в другом окне/ };

const EDIT = {
  ...at,
  prepare: async () => {
    await screen.findAllByRole('article');
    await clickLabelled(/^Изменить: .*7890$/);
    await type('Банк', BANK);
  },
  act: () => doubleClick('Сохранить'),
  kept: () => expectTyped('Банк', BANK),
  done: /Банковские реквизиты сохранены/,
  made: () => stored().filter(({ bankName }) => bankName === BANK).length,
};

const WRITES: readonly WriteCase[] = [
  {
    ...at,
    operation: 'createOrganizationPaymentDetails',
    wish: 'adding an account',
    prepare: async () => {
      await screen.findAllByRole('article');
      await click('Добавить счёт');
      await type('БИК', '044030999');
      await type('Банк', 'ПАО «Национальный банк развития»');
      await type('Корреспондентский счёт', '30101810400000000999');
      await type('Расчётный счёт', FRESH);
    },
    act: () => doubleClick('Добавить счёт'),
    kept: () => {
      expectTyped('БИК', '044030999');
      expectTyped('Расчётный счёт', FRESH);
    },
    done: /Счёт добавлен/,
    repeated: /Такой расчётный счёт уже добавлен/,
    made: () => stored().length,
  },
  { ...EDIT, operation: 'updateOrganizationPaymentDetails', wish: 'changing an account' },
  {
    ...EDIT,
    operation: 'getPaymentDetails',
    wish: 'reading an account before a change',
    messages: OTHERS,
  },
  {
    ...at,
    operation: 'updateOrganizationPaymentDetails',
    wish: 'making an account the main one',
    prepare: async () => void (await screen.findAllByRole('article')),
    act: async () => {
      await clickLabelled(SECOND);
    },
    done: /Основной счёт: /,
    made: () => Number(stored()[0]?.settlementAccount.endsWith('7890') === true),
    found: () => expect(screen.queryByLabelText(SECOND)).toBeNull(),
  },
  {
    ...at,
    operation: 'deleteOrganizationPaymentDetails',
    wish: 'deleting an account',
    prepare: async () => void (await screen.findAllByRole('article')),
    act: async () => {
      await clickLabelled(/^Удалить: .*7890$/);
      leavePage();
    },
    done: /^(?![\s\S]*7890)/,
    made: () => -stored().length,
    found: () => expect(screen.getAllByRole('article')).toHaveLength(1),
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
