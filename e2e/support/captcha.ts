import type { Page } from 'playwright/test';
import { test as base } from './cabinet';
import { startCommand } from './command';
import { startCabinet, type CabinetServer } from './server';

/** Origin of the captcha's script. */
export const CAPTCHA_HOST = /^https:\/\/smartcaptcha\.cloud\.yandex\.ru\//;

/** Builds a cabinet with a site key into a separate folder, and starts it. */
async function startCabinetWithCaptcha(worker: number): Promise<CabinetServer> {
  const folder = `.cache/captcha-build-${worker}`;
  const build = startCommand(['npx', 'vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    VITE_CAPTCHA_SITE_KEY: 'ysc1_key_of_a_test',
  });
  const code = await build.exit();
  if (code !== 0) throw new Error(`The build with a site key failed: ${build.output()}`);
  return startCabinet(undefined, folder);
}

/** Test function for a cabinet that has the site key of a captcha. */
export const test = base.extend<object, { server: CabinetServer }>({
  server: [
    async ({}, provide, { workerIndex }) => {
      const server = await startCabinetWithCaptcha(workerIndex);
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Behaviour of the captcha double when the page needs a token. */
type CaptchaBehaviour = 'solved' | 'closed' | 'blocked';

/** Returns a double of the captcha's script; its tokens are `token-1`, `token-2`, … */
function scriptOf(behaviour: CaptchaBehaviour): string {
  const events =
    behaviour === 'solved'
      ? "emit('success', 'token-' + ++tokens);"
      : "emit('challenge-visible'); emit('challenge-hidden');";
  return `(() => {
    const widgets = new Map();
    let tokens = 0;
    window.smartCaptcha = {
      render(container, params) {
        if (!params.sitekey || !params.invisible) throw new Error('No invisible captcha');
        widgets.set(widgets.size + 1, new Map());
        return widgets.size;
      },
      subscribe(id, event, listener) {
        widgets.get(id).set(event, listener);
        return () => widgets.get(id).delete(event);
      },
      execute(id) {
        const emit = (event, data) => widgets.get(id).get(event)?.(data);
        setTimeout(() => { ${events} });
      },
      destroy() {},
      setTheme() {},
    };
    window.__onSmartCaptchaReady();
  })();`;
}

/** Stubs the captcha's server from now on. Returns the requested addresses. */
export async function answerForCaptcha(page: Page, behaviour: CaptchaBehaviour): Promise<string[]> {
  const asked: string[] = [];
  await page.unroute(CAPTCHA_HOST);
  await page.route(CAPTCHA_HOST, async (route) => {
    asked.push(route.request().url());
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: scriptOf(behaviour),
    });
  });
  return asked;
}
