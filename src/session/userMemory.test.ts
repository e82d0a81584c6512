import { beforeEach, expect, it } from 'vitest';
import type { SafeStorage } from '../lib/safeStorage';
import { forgetHeldMemories, userMemory } from './userMemory';

const KEY = 'cabinet-test';
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-27T12:00:00+03:00');

beforeEach(forgetHeldMemories);

function deviceOf(text?: string) {
  const texts = new Map(text === undefined ? [] : [[KEY, text]]);
  let isFull = false;
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => !isFull && Boolean(texts.set(key, value)),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
  return { texts, storage, fill: () => (isFull = true) };
}

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);

function open({ storage }: ReturnType<typeof deviceOf>, shared = 1, isForeign = () => false) {
  return userMemory({ key: KEY, shape: readNumber, lifetime: DAY, shared }, storage, isForeign);
}

it('remembers a value over a reload of the page, for its lifetime', () => {
  const device = deviceOf();
  open(device).write('anna', 7, NOW);
  expect(open(device).read('anna', NOW + DAY - 1)).toBe(7);
  expect(open(device).read('anna', NOW + DAY)).toBeNull();
  expect(device.texts.size).toBe(0);
});

it('removes the value of another user', () => {
  const device = deviceOf();
  open(device).write('anna', 7, NOW);
  expect(open(device).read('boris', NOW)).toBeNull();
  expect(device.texts.size).toBe(0);
});

it('keeps the values of the last users side by side where it is shared', () => {
  const device = deviceOf();
  const memory = open(device, 2);
  memory.write('anna', 1, NOW);
  memory.write('boris', 2, NOW + 1);
  memory.write('vera', 3, NOW + 2);
  memory.write('boris', 4, NOW + 3);
  const values = ['anna', 'boris', 'vera'].map((owner) => memory.read(owner, NOW + 4));
  expect(values).toEqual([null, 4, 3]);
});

it('holds the value in the page where the device is full, and lets no older one come back', () => {
  const device = deviceOf();
  const memory = open(device);
  memory.write('anna', 7, NOW);
  device.fill();
  memory.write('anna', 8, NOW);
  expect(memory.read('anna', NOW)).toBe(8);
  forgetHeldMemories();
  expect(memory.read('anna', NOW)).toBeNull();
});

it('writes nothing on a stranger’s computer, and removes what was there', () => {
  const device = deviceOf();
  let isForeign = false;
  const memory = open(device, 1, () => isForeign);
  memory.write('anna', 7, NOW);
  isForeign = true;
  expect(memory.read('anna', NOW)).toBeNull();
  expect(device.texts.size).toBe(0);
  memory.write('anna', 8, NOW);
  expect(device.texts.size).toBe(0);
  expect(memory.read('anna', NOW)).toBe(8);
});

it('leaves to other users of a stranger’s computer what is theirs', () => {
  const device = deviceOf();
  open(device, 5).write('boris', 7, NOW);
  const memory = open(device, 5, () => true);
  memory.write('anna', 8, NOW);
  expect(memory.read('boris', NOW)).toBeNull();
  forgetHeldMemories();
  expect(open(device, 5).read('boris', NOW)).toBe(7);
});

it('forgets when it is asked to', () => {
  const device = deviceOf();
  const memory = open(device);
  memory.write('anna', 7, NOW);
  memory.forget();
  expect(memory.read('anna', NOW)).toBeNull();
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
])('reads nothing from %s', (text) => {
  expect(open(deviceOf(text)).read('anna', NOW)).toBeNull();
});

it('survives a device that denies its storage', () => {
  const denied = { read: () => null, write: () => false, remove: () => undefined, keys: () => [] };
  const memory = userMemory({ key: KEY, shape: readNumber }, denied, () => false);
  memory.write('anna', 7, NOW);
  expect(memory.read('anna', NOW)).toBe(7);
});
