import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { StateFile } from './stateFile';

let folder = '';
let path = '';
const report = vi.fn<(text: string) => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  path = join(folder, 'state.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function fileOf(backend: Backend): StateFile {
  return new StateFile(path, backend, report);
}

describe('the state file', () => {
  it('restores the state of the previous run', () => {
    const first = createBackend({ scenario: 'seller', seed: 9 });
    expect(fileOf(first).load()).toBe(`The state will be kept in ${path}`);
    fileOf(first).save();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(first.snapshot())),
    );
    const second = createBackend();
    expect(fileOf(second).load()).toBe(`The state of ${path} is restored`);
    expect(second.origin).toEqual({ scenario: 'seller', seed: 9 });
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  it('is written once after many changes, and not at all without a change', () => {
    vi.useFakeTimers();
    const backend = createBackend();
    const file = fileOf(backend);
    file.changed();
    vi.advanceTimersByTime(200);
    file.changed();
    expect(readdirSync(folder)).toEqual([]);
    vi.runAllTimers();
    const { ino } = statSync(path);
    file.changed();
    vi.runAllTimers();
    expect(statSync(path).ino).toBe(ino);
    backend.world.settings.confirmationCode = '2222';
    file.changed();
    vi.runAllTimers();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      settings: { confirmationCode: '2222' },
    });
  });

  it('is also written during constant traffic', () => {
    vi.useFakeTimers();
    const file = fileOf(createBackend());
    for (let calls = 0; calls < 20; calls += 1) {
      file.changed();
      vi.advanceTimersByTime(50);
    }
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  it.each([
    ['{"version": 1, "ori', 'it is not JSON'],
    ['{"version": 0}', 'another version has written it'],
  ])('is renamed if it cannot be used: %s', (text, reason) => {
    const backend = createBackend({ scenario: 'empty' });
    writeFileSync(`${path}.1`, 'from an earlier time');
    writeFileSync(path, text);
    expect(fileOf(backend).load()).toBe(
      `${path} cannot be used: ${reason}. It is now ${path}.2, and the backend starts with new data`,
    );
    expect(readFileSync(`${path}.2`, 'utf8')).toBe(text);
    expect(backend.origin.scenario).toBe('empty');
  });

  it('does not stop the backend if it cannot be written', () => {
    rmSync(folder, { recursive: true });
    fileOf(createBackend()).save();
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^The state is not saved: /));
    folder = mkdtempSync(join(tmpdir(), 'state-'));
  });
});
