// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { ANNA, financeId } from '../../../../test/backend/scenarios/finance/owners';
import { NO_SUCH_CALL } from '../../../../test/faults/faultCases';
import {
  choose,
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
import FinancingPage from './page';

// Loads the dialogs before the tests, because this may be slow on a busy machine.
beforeAll(() => Promise.all([import('./rules/RuleDialog'), import('./order/OrderDialog')]));

const cabinet = testCabinet();
const { world } = cabinet.backend;
const objects = () =>
  world.db.financingObject
    .all()
    .filter(({ organizationId }) => organizationId === ANNA.organizationId);
const available = () => objects().filter(({ status }) => status.name === 'AVAILABLE');
const MORE = 'Действия с записью';
const NUMBER = objects().find(({ id }) => id === financeId('object', ANNA, 1))?.number ?? '?';
const rules = () =>
  world.db.financeRule.findMany({
    where: { organizationId: { equals: ANNA.organizationId } },
  });

const at = (query: string) => ({
  address: `/financing${query}`,
  pages: { '/financing': <FinancingPage /> },
});
const RULE = 'Технопром до 5 миллионов';

async function typeRule() {
  await screen.findAllByRole('article');
  await click('Добавить правило');
  await type('Название', 'Осень');
  await screen.findByRole('option', { name: /^№ ФД-.*041/ });
  await type('Договор', financeId('agreement', ANNA, 1));
}

async function changeRule() {
  await clickLabelled(`Изменить правило «${RULE}»`);
  await type('Дневной лимит, ₽', '1 000,50');
}

const EDIT = {
  ...at('?tab=rules'),
  prepare: async () => {
    await screen.findByRole('heading', { name: RULE });
    await changeRule();
  },
  act: () => doubleClick('Сохранить'),
  kept: () => expectTyped('Дневной лимит, ₽', '1 000,50'),
  done: /Правило сохранено/,
  made: () => rules().filter(({ dailyLimit }) => dailyLimit === 100_050).length,
};

const WRITES: readonly WriteCase[] = [
  {
    ...at(''),
    operation: 'orderFinancingObjects',
    wish: 'ordering two objects',
    prepare: async () => {
      const boxes = await screen.findAllByLabelText(/^Выбрать требование/);
      for (const box of boxes.slice(0, 2)) fireEvent.click(box);
      await click('Заказать финансирование');
      await screen.findByText('Предварительный расчёт');
    },
    act: () => doubleClick(/^Заказать \d/),
    done: /Результат заказа/,
    made: () => -available().length / 2,
    unknown: /Неизвестно, принят ли заказ/,
    // A server without the call has ordered nothing, so the order may be sent again.
    except: ['501'],
    // After the return from an outage the dialog shows that the result is unknown, instead of the order.
    returnToPage: async () => void (await screen.findByText('Неизвестно, принят ли заказ')),
  },
  {
    ...at(`?row=${financeId('object', ANNA, 1)}`),
    operation: 'deleteFinancingObject',
    wish: 'excluding an object',
    act: async () => {
      // A refusal arrives after the panel has closed, so the next attempt opens the panel again.
      if (!screen.queryByLabelText(MORE)) fireEvent.click(await screen.findByText(NUMBER));
      await choose(MORE, 'Исключить из финансирования');
      leavePage();
    },
    done: new RegExp(`^(?![\\s\\S]*${NUMBER})`),
    made: () => objects().filter(({ status }) => status.name === 'EXCLUDED').length,
    found: () => expect(screen.queryByText(NUMBER)).toBeNull(),
  },
  {
    ...at(''),
    operation: 'exportFinancingObjects',
    wish: 'exporting to Excel',
    isPart: true,
    act: () => choose('Выгрузить', 'Выгрузить в Excel'),
    done: /Файл «.*» скачан/,
  },
  {
    ...at('?tab=agreements'),
    operation: 'downloadFinanceAgreement',
    wish: 'downloading an agreement',
    isPart: true,
    also: [NO_SUCH_CALL],
    act: () => doubleClick('Скачать договор'),
    done: /Файл «.*» скачан/,
  },
  {
    ...at('?tab=rules'),
    operation: 'createFinanceRule',
    wish: 'adding a rule',
    prepare: typeRule,
    act: () => doubleClick('Добавить правило'),
    kept: () => expectTyped('Название', 'Осень'),
    done: /Правило «Осень» добавлено/,
    made: () => rules().length,
  },
  { ...EDIT, operation: 'updateFinanceRule', wish: 'changing a rule' },
  {
    ...EDIT,
    operation: 'getFinanceRule',
    wish: 'reading a rule before a change',
    // Valid responses with other terms count as a colleague's change, and are kept.
    except: ['many-items', 'hostile-text'],
  },
  {
    ...at('?tab=rules'),
    operation: 'deleteFinanceRule',
    wish: 'deleting a rule',
    act: async () => {
      await choose(`Действия с правилом «${RULE}»`, 'Удалить');
      leavePage();
    },
    done: new RegExp(`^(?![\\s\\S]*${RULE})`),
    made: () => -rules().length,
    found: () => expect(screen.queryByRole('heading', { name: RULE })).toBeNull(),
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
