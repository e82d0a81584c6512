import { testAccessibility, type Screen } from '../support/accessibility';
import { expect, users } from '../support/cabinet';

/** Returns a panel of the developer page as a screen; it is ready once the text `shown` is visible. */
function developerPanel(panel: string, shown: RegExp): Screen {
  return {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.godmod, `/dev?tab=${panel}`);
      await expect(page.getByText(shown).first()).toBeVisible();
    },
  };
}

testAccessibility({
  help: {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/help');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Помощь');
    },
  },
  'help with answers and drawings': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.sender, '/help#account-key');
      await expect(page.getByRole('img', { name: /Secret key/ })).toBeVisible();
      await page.locator('#contract-number').click();
      await page.getByText('Что будет скопировано').click();
    },
  },
  'the search results of help': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/help');
      await page.getByRole('searchbox').fill('htuhtcc');
      await expect(page.getByText('Найдено по запросу «регресс»')).toBeVisible();
    },
  },
  'help without an answer': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/help');
      await page.getByRole('searchbox').fill('единорог');
      await expect(page.getByRole('button', { name: 'Сбросить поиск' })).toBeVisible();
    },
  },
  'the legal documents': {
    visit: async (page) => {
      await page.goto('/policy#terms');
      await expect(page.locator('#terms')).toBeFocused();
    },
  },
  'the contract and the modules on the developer page': {
    ...developerPanel('overview', /Из документации/),
  },
  'the store on the developer page': {
    visit: async (page, cabinet) => {
      await developerPanel('store', /cabinetApi/).visit(page, cabinet);
      await page.getByRole('searchbox', { name: 'Поиск по хранилищу' }).fill('status');
      await expect(page.getByText('getCurrentUser').first()).toBeVisible();
    },
  },
  'the mock backend on the developer page': { ...developerPanel('backend', /Сейчас: default/) },
  'the mock backend with a fault on the developer page': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '404', operationId: 'getOrganization' }]);
      await developerPanel('backend', /404: getOrganization/).visit(page, cabinet);
    },
  },
  'the developer page without a mock backend': {
    visit: async (page, cabinet) => {
      await page.route('**/__backend', (route) => route.fulfill({ body: '<!doctype html>' }));
      await developerPanel('backend', /Тестовый бэкенд не отвечает/).visit(page, cabinet);
    },
  },
  'the checks on the developer page': {
    visit: async (page, cabinet) => {
      await developerPanel('checks', /Ошибка на странице/).visit(page, cabinet);
      await page.getByRole('button', { name: 'Запросить несуществующее' }).click();
      await expect(page.getByText(/^40\d: /)).toBeVisible();
    },
  },
});
