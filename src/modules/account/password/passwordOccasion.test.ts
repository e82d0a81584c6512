import { describe, expect, it } from 'vitest';
import { passwordOccasion, type PasswordCircumstances } from './passwordOccasion';

const grant = { passwordToken: 'secret', username: 'anna', isFirst: false };
const user = (isNeedChangePassword: boolean) => ({ username: 'ilin', isNeedChangePassword });
const stranger: PasswordCircumstances = {
  grant: null,
  user: undefined,
  status: 'anonymous',
  wasDemanded: false,
};

describe('the page for a new password opens for', () => {
  it.each<[string, Partial<PasswordCircumstances>, string]>([
    ['a user with a grant', { grant }, 'granted'],
    ['no user without one', {}, 'none'],
    ['no user whose session could not be restored', { status: 'restoring' }, 'none'],
    ['a user it is demanded of', { status: 'authenticated', user: user(true) }, 'demanded'],
    ['no other user', { status: 'authenticated', user: user(false) }, 'needless'],
    ['a user with a grant', { status: 'authenticated', user: user(false), grant }, 'granted'],
    [
      'the user it is demanded of, whatever the grant',
      { status: 'authenticated', user: user(true), grant },
      'demanded',
    ],
    ['no user whose session has ended meanwhile', { wasDemanded: true, grant }, 'ended'],
  ])('%s', (_name, circumstances, kind) => {
    expect(passwordOccasion({ ...stranger, ...circumstances }).kind).toBe(kind);
  });
});
