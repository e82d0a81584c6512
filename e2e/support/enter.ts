import type { BrowserContext, Page } from 'playwright/test';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { PASSWORD } from './signIn';

/** Begins a session in `context` by its cookie; returns its refresh token. */
export async function beginSession(context: BrowserContext, username: string): Promise<string> {
  const answer = await context.request.post('/api/v1/auth/login', {
    data: { username, password: PASSWORD },
  });
  const { refreshToken } = fieldsOf(await answer.json());
  if (typeof refreshToken !== 'string') throw new Error(`${username} cannot sign in`);
  const url = new URL(answer.url()).origin;
  await context.addCookies([
    { name: 'refreshToken', value: refreshToken, url, sameSite: 'Strict' },
  ]);
  return refreshToken;
}

/**
 * Begins a session in a `page` by its cookie, without loading the sign-in page and /offer. If there is an `address`,
 * opens it.
 */
export async function enter(page: Page, username: string, address?: string): Promise<void> {
  // The open page may still end another session and remove the cookie. Its reload after a sign-out may
  // interrupt this navigation.
  const leave = () => page.goto('about:blank');
  if (page.url() !== 'about:blank') await leave().catch(leave);
  const refreshToken = await beginSession(page.context(), username);
  if (address === undefined) return;
  await page.goto(address);
  // A navigation before the exchange of the token would send a used token.
  await page.waitForFunction((used) => !document.cookie.includes(used), refreshToken);
}
