import { redirect } from 'react-router-dom';
import { isOutage } from '../api/errors';
import type { AppDispatch } from './appStore';
import { SessionRestoreError } from './sessionRestoreError';
import { restoreSession } from './restore';

/** Builds the addresses that guards send to; the shell knows them. */
export interface GuardTargets {
  /** /login with the way back to `wanted` (path, query and fragment). */
  login(wanted: string): string;
  /** /unavailable with the way back. */
  unavailable(wanted: string): string;
}

/** The address a loader was called for; its request has no fragment, the page's own address has. */
export function wantedAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isCurrent = location.pathname === pathname && location.search === search;
  return `${pathname}${search}${isCurrent ? location.hash : ''}`;
}

/**
 * Loader guard: lets a signed-in user through. Others go to the sign-in page with the full wanted
 * path; a session that could not be checked counts as there (rules S26 and S27).
 */
export async function requireSession(
  dispatch: AppDispatch,
  request: Request,
  targets: GuardTargets,
): Promise<void> {
  const session = await dispatch(restoreSession());
  const wanted = wantedAddress(request);
  if (session.status === 'failed') {
    const { error } = session;
    throw isOutage(error) ? redirect(targets.unavailable(wanted)) : new SessionRestoreError(error);
  }
  if (session.status === 'anonymous') throw redirect(targets.login(wanted));
}

/** Loader guard: a logged-in user opening a sign-in page is sent to `home` (specification, section 2). */
export async function leaveIfSignedIn(dispatch: AppDispatch, home: string): Promise<void> {
  const session = await dispatch(restoreSession());
  if (session.status === 'authenticated') throw redirect(home);
}
