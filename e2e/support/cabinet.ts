import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { controlOf, type Control } from './control';
import { enter } from './enter';
import { startCabinet, type CabinetServer } from './server';
import { PASSWORD, signIn } from './signIn';
import { users } from './users';
import { isAllowed, watchContext, type Allowance } from './watch';

export { expect };

export { PASSWORD, users };

export interface Cabinet {
  readonly baseURL: string;
  readonly control: Control;
  /** Opens the sign-in page if needed, signs in, and waits until the sign-in page is left. */
  signIn(page: Page, username: string): Promise<void>;
  /** Begins a session without the sign-in page. If there is an `address`, opens it. */
  enter(page: Page, username: string, address?: string): Promise<void>;
  /** Allows these errors from now on; any other error fails the test. */
  allow(allowance: Allowance): void;
  /** Watches another browser context that the test has opened. */
  watch(context: BrowserContext): void;
}

interface TestFixtures {
  cabinet: Cabinet;
}

interface WorkerFixtures {
  /** Folder of the tested build. */
  build: string;
  server: CabinetServer;
}

/**
 * A test of the cabinet. Each worker has its own cabinet with a mock backend. The backend is reset before each test. A
 * test also fails on any unexpected console error, unhandled error, request to another origin, missing file or breach
 * of the contract.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['dist', { option: true, scope: 'worker' }],

  server: [
    async ({ build }, provide) => {
      const server = await startCabinet(undefined, build);
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => {
    await provide(server.baseURL);
  },

  cabinet: [
    async ({ server, context }, provide) => {
      const control = controlOf(server.baseURL);
      await control.reset();
      const allowances: Allowance[] = [];
      const troubles = [watchContext(context, server.baseURL, allowances)];
      await provide({
        baseURL: server.baseURL,
        control,
        signIn,
        enter,
        allow: (allowance) => {
          allowances.push(allowance);
        },
        watch: (another) => {
          troubles.push(watchContext(another, server.baseURL, allowances));
        },
      });
      // A route that is still changing a response at the end of a journey is not an error.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const violations = await control.violations();
      expect([
        ...troubles.flat(),
        ...violations.filter((text) => !isAllowed(allowances, 'violations', text)),
      ]).toEqual([]);
    },
    { auto: true },
  ],
});
