import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test as base, type Page } from 'playwright/test';
import { bundleContract } from '../../scripts/contract/model/bundle';
import { operationsOf } from '../../scripts/contract/model/openApi';
import { writeContract } from '../../scripts/release/contract';
import { serveFolder } from '../support/folderServer';
import { watchContext } from '../support/watch';

const root = join(import.meta.dirname, '../..');

interface Reference {
  readonly folder: string;
  readonly baseURL: string;
}

/** The reference of our contract under /contract/, checked for errors and external requests. */
const test = base.extend<{ watch: null }, { reference: Reference }>({
  reference: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'contract-reference-'));
      const command = ['--import', 'tsx', 'scripts/contract.ts', 'docs', '--out', folder];
      await promisify(execFile)(process.execPath, command, { cwd: root });
      const server = await serveFolder(folder, '/contract/');
      await provide({ folder, baseURL: server.baseURL });
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ context, reference }, provide) => {
      const troubles = watchContext(context, reference.baseURL, []);
      await provide(null);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

function operation(page: Page, tag: string, operationId: string) {
  return page.locator(`[id="tag/${tag}/operation/${operationId}"]`);
}

test('an operation is shown with its origin and with both summaries', async ({
  page,
  reference,
}) => {
  await page.goto(`${reference.baseURL}/contract/#tag/auth/operation/login`);
  await expect(page).toHaveTitle('Деловой кабинет');
  const login = operation(page, 'auth', 'login');
  await expect(login.getByRole('heading', { name: 'Войти' })).toBeInViewport();
  await expect(login).toContainText(/ origin:\s+inferred/);
  await expect(login).toContainText(/summary-en:\s+Sign in/);
  await expect(login).toContainText('Smart-Token');
});

test('the reference contains every operation of the contract', async ({ page, reference }) => {
  await page.goto(`${reference.baseURL}/contract/`);
  const ids = operationsOf(await bundleContract()).map(({ operation }) => operation.operationId);
  expect(ids.length).toBeGreaterThan(100);
  for (const id of ids) await expect(page.locator(`[id$="/operation/${id}"]`)).toBeAttached();
});

test('a search by name finds an operation', async ({ page, reference }) => {
  await page.goto(`${reference.baseURL}/contract/`);
  await page.getByRole('textbox').first().fill('реквизиты');
  await page.getByRole('menuitem', { name: 'Найти банковские реквизиты' }).first().click();
  await expect(page).toHaveURL(/operation\/findPaymentDetails$/);
});

test('the page of the reference opens from a file', async ({ browser, reference }) => {
  const context = await browser.newContext();
  const folder = pathToFileURL(reference.folder).href;
  const troubles = watchContext(context, folder, []);
  const page = await context.newPage();
  await page.goto(`${folder}/index.html#tag/auth/operation/logout`);
  await expect(operation(page, 'auth', 'logout')).toContainText(/summary-en:\s+Sign out/);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the contract itself is in the same folder as the reference', async ({ reference }) => {
  const text = await readFile(join(reference.folder, 'contract.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(await bundleContract());
});

test('a build contains the same reference next to the cabinet', async ({ reference }) => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-build-'));
  expect(await writeContract(folder)).toBeNull();
  const pages = await readdir(reference.folder);
  expect(await readdir(folder)).toEqual([...pages, 'CHANGELOG.md', 'changes.html'].toSorted());
  expect(await readFile(join(folder, 'start.js'), 'utf8')).toContain('"operationId":"login"');
  await rm(folder, { recursive: true });
});
