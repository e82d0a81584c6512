// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setForeignComputer } from '../../session/foreignComputer';
import { browserDrafts } from './draftStorage';

const KEY = 'cabinet-draft:1';

afterEach(() => setForeignComputer(false));

it('no draft is stored on someone else’s computer, and an earlier one is removed', () => {
  browserDrafts().write(KEY, 'earlier');
  setForeignComputer(true);
  const drafts = browserDrafts();
  expect(drafts.read(KEY)).toBe('earlier');
  expect(drafts.write(KEY, 'text')).toBe('foreign');
  expect(localStorage).toHaveLength(0);
});

it('a draft stays where it was first stored, even when «Это чужой компьютер» is unchecked', () => {
  setForeignComputer(true);
  const drafts = browserDrafts();
  setForeignComputer(false);
  expect(drafts.write(KEY, 'text')).toBe('foreign');
  expect(drafts.read(KEY)).toBe('text');
  expect(localStorage).toHaveLength(0);
  drafts.remove(KEY);
  expect(drafts.read(KEY)).toBeNull();
});
