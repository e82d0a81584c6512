import { describe, expect, it } from 'vitest';
import { passwordOccasion, type PasswordCircumstances } from './passwordOccasion';

const grant = { passwordToken: 'secret', username: 'anna', isFirst: false };
const signedIn = (isNeedChangePassword: boolean) =>
  ({ status: 'authenticated', user: { username: 'ilin', isNeedChangePassword } }) as const;
const stranger: PasswordCircumstances = {
  grant: null,
  user: undefined,
  status: 'anonymous',
  wasDemanded: false,
};

describe('the page for a new password', () => {
  it.each<[string, Partial<PasswordCircumstances>, string]>([
    ['opens for a user with a grant', { grant }, 'granted'],
    ['stays closed without a grant', {}, 'none'],
    ['stays closed if the session could not be restored', { status: 'restoring' }, 'none'],
    ['opens for a user who must change it', signedIn(true), 'demanded'],
    ['stays closed for any other signed-in user', signedIn(false), 'needless'],
    ['opens for a signed-in user with a grant', { ...signedIn(false), grant }, 'granted'],
    [
      'opens for a user who must change it, even with a grant',
      { ...signedIn(true), grant },
      'demanded',
    ],
    ['stays closed if the session has ended meanwhile', { wasDemanded: true, grant }, 'ended'],
  ])('%s', (_name, circumstances, kind) => {
    expect(passwordOccasion({ ...stranger, ...circumstances }).kind).toBe(kind);
  });
});
