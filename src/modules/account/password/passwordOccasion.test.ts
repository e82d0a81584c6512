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
    ['nobody without a grant', {}, 'none'],
    ['nobody whose session could not be restored', { status: 'restoring' }, 'none'],
    ['a user who must change it', { status: 'authenticated', user: user(true) }, 'demanded'],
    ['nobody else who is signed in', { status: 'authenticated', user: user(false) }, 'needless'],
    ['a signed-in user with one', { status: 'authenticated', user: user(false), grant }, 'granted'],
    [
      'a user who must change it, even with a grant',
      { status: 'authenticated', user: user(true), grant },
      'demanded',
    ],
    ['nobody whose session has ended meanwhile', { wasDemanded: true, grant }, 'ended'],
  ])('%s', (_name, circumstances, kind) => {
    expect(passwordOccasion({ ...stranger, ...circumstances }).kind).toBe(kind);
  });
});
