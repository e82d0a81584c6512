import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, query: string) {
  await cabinet.enter(page, users.admin, `/deliveries?tab=calendar${query}`);
}

testAccessibility({
  'the month with an open day': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.control.reset('supplier');
      await open(page, cabinet, '&view=month');
      await page
        .getByRole('gridcell', { name: /примерно/ })
        .first()
        .click();
      await expect(
        page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/),
      ).toBeVisible();
    },
  },
  'a day without its sum from the bank': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '404', operationId: 'getCalendarSum' }]);
      await open(page, cabinet, '&view=list');
      await page.getByRole('button', { name: /≈/ }).first().click();
      await expect(page.getByText(/Точную сумму получить не удалось/)).toBeVisible();
    },
  },
  'a week of payments': {
    visit: async (page, cabinet) => {
      await cabinet.control.reset('supplier');
      await open(page, cabinet, '&view=week');
      await expect(
        page.getByText(/^\d+\sплат[её]ж[^:]*, сумма подтверждена банком$/).first(),
      ).toBeVisible();
    },
  },
  'a month without payments': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '&view=month&month=2035-01');
      await expect(page.getByText('В этом месяце платежей не ожидается.')).toBeVisible();
    },
  },
  'a list without payments': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '&view=list&month=2035-01');
      await expect(page.getByText('За январь платежей не ожидается')).toBeVisible();
    },
  },
  'the calendar while it loads': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'findFinancingObjects' }]);
      await open(page, cabinet, '&view=month');
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    },
  },
  'the calendar that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'findFinancingObjects' }]);
      await open(page, cabinet, '&view=month');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'the calendar without an agreement': {
    visit: async (page, cabinet) => {
      await cabinet.control.reset('empty');
      await open(page, cabinet, '');
      await expect(page.getByRole('link', { name: 'Посмотреть предложения' })).toBeVisible();
    },
  },
});
