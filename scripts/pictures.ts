import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { beginSession } from '../e2e/support/enter';
import { screens } from '../e2e/support/screens';
import { users } from '../e2e/support/users';
import { onBuiltCabinet } from './bench/onBuiltCabinet';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { runTool } from './command/runTool';

const root = join(import.meta.dirname, '..');
const FOLDER = join(root, 'e2e/pictures');

/** Maximum total size of all pictures, in bytes. */
const MOST_BYTES = 1_200_000;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  isMobile: true,
  hasTouch: true,
};

interface Picture {
  /** File name without its extension. */
  readonly name: string;
  /** Login of the user; undefined for a page without a session. */
  readonly as?: string;
  readonly address: string;
  readonly screen?: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<void>;
}

const openFirstRow = async (page: Page) => {
  await page
    .getByRole('row')
    .nth(2)
    .click({ position: { x: 120, y: 20 } });
  await page.getByRole('dialog').or(page.getByRole('complementary')).first().waitFor();
};

// Tasks load after the offers; until then, skeletons take their space.
const waitForTasks = (page: Page) => page.getByRole('heading', { name: 'Что сделать' }).waitFor();

const openSecondStep = async (page: Page) => {
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('heading', { level: 2, name: 'Событие' }).waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'home', as: users.admin, address: '/offer', prepare: waitForTasks },
  { name: 'register', as: users.supplier, address: '/deliveries', prepare: openFirstRow },
  {
    name: 'claimPhone',
    as: users.sender,
    address: screens['/sender/create-claim/:id'][0]?.at ?? '/',
    screen: PHONE,
    prepare: openSecondStep,
  },
  {
    name: 'dark',
    as: users.sender,
    address: '/sender/order-register',
    screen: { ...DESKTOP, colorScheme: 'dark' },
  },
  { name: 'signIn', address: '/login' },
  // Must be the last one, because its scenario, with payments in every month, stays active.
  {
    name: 'calendar',
    as: users.admin,
    address: '/deliveries?tab=calendar&view=month&scenario=supplier',
  },
];

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<string> {
  const { name, as, address, screen = DESKTOP, prepare } = picture;
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    ...screen,
  });
  const page = await context.newPage();
  if (as !== undefined) await beginSession(context, as);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page
    .locator('[class*="skeleton"]')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await context.close();
  return path;
}

// Takes the README's screenshots from the production build in dist/; builds it if it is missing. Fails if all pictures
// together exceed MOST_BYTES.
await runMain(async () => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  if (!existsSync(join(root, 'dist/index.html'))) {
    const built = await runTool('vite', ['build']);
    if (built !== 0) return built;
  }
  mkdirSync(FOLDER, { recursive: true });
  const paths = await onBuiltCabinet(async (browser, { baseURL }) => {
    const taken: string[] = [];
    for (const picture of PICTURES) taken.push(await take(browser, baseURL, picture));
    return taken;
  });
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  console.warn(`» ${paths.length} pictures, ${bytes} bytes, at most ${MOST_BYTES}`);
  return bytes <= MOST_BYTES ? 0 : 1;
});
