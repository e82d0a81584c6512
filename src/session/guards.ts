import { redirect } from 'react-router-dom';
import { isOutage, type ApiError } from '../api/errors';
import type { AppDispatch } from './appStore';
import { restoreSession } from './restore';

/** User or modules could not be loaded; the session itself may be fine. Its message is for users. */
export class SessionRestoreError extends Error implements ApiError {
  declare readonly status: ApiError['status'];
  declare readonly code: ApiError['code'];
  declare readonly fieldErrors: ApiError['fieldErrors'];
  declare readonly nextTryAt?: number;
  /** Said here: a release shortens the names of classes, and the console and reports show this. */
  override readonly name = 'SessionRestoreError';

  constructor(error: ApiError) {
    super();
    Object.assign(this, error);
  }
}

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
