// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setForeignComputer } from '../../session/foreignComputer';
import { browserDrafts } from './draftStorage';

const KEY = 'cabinet-draft:1';

afterEach(() => setForeignComputer(false));

it('a draft on someone else’s computer is not stored on the device, and removes an earlier draft', () => {
  browserDrafts().write(KEY, 'earlier');
  setForeignComputer(true);
  const drafts = browserDrafts();
  expect(drafts.read(KEY)).toBe('earlier');
  expect(drafts.write(KEY, 'text')).toBe('foreign');
  expect(localStorage).toHaveLength(0);
});

it('a draft of an open form stays off the device after «Это чужой компьютер» is unchecked', () => {
  setForeignComputer(true);
  const drafts = browserDrafts();
  setForeignComputer(false);
  expect(drafts.write(KEY, 'text')).toBe('foreign');
  expect(drafts.read(KEY)).toBe('text');
  expect(localStorage).toHaveLength(0);
  drafts.remove(KEY);
  expect(drafts.read(KEY)).toBeNull();
});
