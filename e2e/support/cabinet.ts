import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { controlOf, type Control } from './control';
import { enter } from './enter';
import { startCabinet, type CabinetServer } from './server';
import { PASSWORD, signIn } from './signIn';
import { users } from './users';
import { isAllowed, watchContext, type Allowance } from './watch';

export { expect };

export { PASSWORD, users };

/** The running cabinet, as a journey sees it. */
export interface Cabinet {
  readonly baseURL: string;
  readonly control: Control;
  /** Fills in the sign-in page of `page`, opening it if need be, and waits until it is left. */
  signIn(page: Page, username: string): Promise<void>;
  /** Begins a session without the sign-in page, and goes to `address`, if there is one. */
  enter(page: Page, username: string, address?: string): Promise<void>;
  /** Expects some trouble from here on; any other trouble fails the test. */
  allow(allowance: Allowance): void;
  /** Watches one more browser context, opened by the test itself, as the test's own is. */
  watch(context: BrowserContext): void;
}

interface TestFixtures {
  cabinet: Cabinet;
}

interface WorkerFixtures {
  /** The folder of the build that is looked at. */
  build: string;
  server: CabinetServer;
}

/**
 * A test of the cabinet. Each worker has a cabinet of its own, with a mock backend that is reset
 * before each test. Every test also fails on any console error, unhandled error, request to another
 * origin, missing file or breach of the contract that it does not expect.
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
      // An answer that a journey was still changing is no trouble once it has ended.
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
