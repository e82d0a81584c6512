import type { Page } from 'playwright/test';

/** Returns a live list of the violations of the content security policy that the browser reports from now on. */
export async function policyRefusals(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellRefused');
      if (typeof tell === 'function') tell(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}
