// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTexts } from './browserTexts';
import { setForeignComputer } from './foreignComputer';
import { fakeStorage } from './testing/fakeStorage';
import { deviceMemory, forgetHeldMemories, tabMemory, userMemory } from './userMemory';

const KEY = 'cabinet-test';
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-27T12:00:00+03:00');

const deviceOf = (text?: string) => {
  const browser = fakeStorage();
  if (text !== undefined) browser.texts.set(KEY, text);
  return { browser, isForeign: false };
};
type Device = ReturnType<typeof deviceOf>;

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Returns a page on a device, with its own memory. */
const pageOn = (device: Device) =>
  browserTexts(
    () => device.browser,
    () => device.isForeign,
  );

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);

const open = (device: Device, shared = 1, page = pageOn(device)) =>
  userMemory({ key: KEY, shape: readNumber, lifetime: DAY, shared }, page);

describe('a value of a user', () => {
  it('survives a reload of the page until its lifetime ends', () => {
    const device = deviceOf();
    open(device).write('anna', 7, NOW);
    expect(open(device).read('anna', NOW + DAY - 1)).toBe(7);
    expect(open(device).read('anna', NOW + DAY)).toBeNull();
    expect(device.browser).toHaveLength(0);
    open(device).write('anna', 8, NOW);
    open(device).forget();
    expect(open(device).read('anna', NOW)).toBeNull();
  });

  it('is removed when another user reads it', () => {
    const device = deviceOf();
    open(device).write('anna', 7, NOW);
    expect(open(device).read('boris', NOW)).toBeNull();
    expect(device.browser).toHaveLength(0);
  });

  it('is kept for the two latest users if two users share the storage', () => {
    const memory = open(deviceOf(), 2);
    memory.write('anna', 1, NOW);
    memory.write('boris', 2, NOW + 1);
    memory.write('vera', 3, NOW + 2);
    memory.write('boris', 4, NOW + 3);
    const values = ['anna', 'boris', 'vera'].map((owner) => memory.read(owner, NOW + 4));
    expect(values).toEqual([null, 4, 3]);
  });

  it('is kept in memory until the session ends if the storage is full', () => {
    const device = deviceOf();
    const page = pageOn(device);
    const memory = open(device, 1, page);
    memory.write('anna', 7, NOW);
    const { setItem } = device.browser;
    device.browser.setItem = refuse;
    memory.write('anna', 8, NOW);
    expect(memory.read('anna', NOW)).toBe(8);
    page.forgetHeld();
    expect(memory.read('anna', NOW)).toBeNull();
    device.browser.setItem = setItem;
    memory.write('anna', 9, NOW);
    expect(open(device).read('anna', NOW)).toBe(9);
  });

  it('is kept only in memory on someone else’s computer, and the stored value is removed', () => {
    const device = deviceOf();
    const memory = open(device);
    memory.write('anna', 7, NOW);
    device.isForeign = true;
    expect(memory.read('anna', NOW)).toBeNull();
    expect(device.browser).toHaveLength(0);
    memory.write('anna', 8, NOW);
    expect(device.browser).toHaveLength(0);
    expect(memory.read('anna', NOW)).toBe(8);
  });

  it('does not affect stored values of other users on someone else’s computer', () => {
    const device = deviceOf();
    open(device, 5).write('boris', 7, NOW);
    device.isForeign = true;
    const memory = open(device, 5);
    memory.write('anna', 8, NOW);
    expect(memory.read('boris', NOW)).toBeNull();
    device.isForeign = false;
    expect(open(device, 5).read('boris', NOW)).toBe(7);
  });

  const stored = (entry: object, version = 1) => JSON.stringify({ version, users: [entry] });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":1}',
    '{"version":1,"users":[null,7,[]]}',
    stored({ owner: 'anna', savedAt: NOW, value: 7 }, 2),
    stored({ owner: 'anna', savedAt: 'now', value: 7 }),
    stored({ owner: 'anna', savedAt: NOW, value: '7' }),
    stored({ owner: 'anna', savedAt: NOW + DAY, value: 7 }),
  ])('is null for the stored text «%s»', (text) => {
    expect(open(deviceOf(text)).read('anna', NOW)).toBeNull();
  });
});

describe('a value independent of the user', () => {
  const shape = (text: string) => (text === 'broken' ? null : text);
  const memories = [
    ['localStorage', () => deviceMemory({ key: KEY, shape })],
    ['sessionStorage', () => tabMemory({ key: KEY, shape })],
  ] as const;

  afterEach(() => {
    vi.restoreAllMocks();
    setForeignComputer(false);
    forgetHeldMemories();
  });

  it.each(memories)('survives a reload unchanged, in %s', (place, memoryOf) => {
    expect(memoryOf().read()).toBeNull();
    expect(memoryOf().write('anna@severveter.ru')).toBe(true);
    expect(window[place].getItem(KEY)).toBe('anna@severveter.ru');
    expect(memoryOf().read()).toBe('anna@severveter.ru');
    memoryOf().forget();
    expect(window[place]).toHaveLength(0);
    window[place].setItem(KEY, 'broken');
    expect(memoryOf().read()).toBeNull();
  });

  it.each(memories)('is kept until the page closes if %s is denied', (place, memoryOf) => {
    vi.spyOn(window, place, 'get').mockImplementation(refuse);
    expect(memoryOf().write('7')).toBe(false);
    expect(memoryOf().read()).toBe('7');
    memoryOf().forget();
    expect(memoryOf().read()).toBeNull();
  });

  it('does not overwrite the owner’s stored value on someone else’s computer', () => {
    const memory = deviceMemory({ key: KEY, shape });
    memory.write('dark');
    setForeignComputer(true);
    expect(memory.read()).toBeNull();
    expect(memory.write('light')).toBe(false);
    expect([memory.read(), localStorage.getItem(KEY)]).toEqual(['light', 'dark']);
  });
});
