import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { LIBRARY_YAML } from '../../run/testing/library';
import type { Streams } from '../command';
import { runContract } from '../main';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function typed(line: readonly string[], more: Partial<Streams> = {}): Promise<Ended> {
  let out = '';
  let err = '';
  const code = await runContract(line, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isTerminal: false,
    isErrorTerminal: false,
    stopped: () => Promise.resolve(),
    ...more,
  });
  return { code, out, err };
}

/** Creates a folder that is removed when the test ends, and returns its path. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Creates a file that is removed when the test ends, and returns its path. */
export function fileWith(name: string, text: string): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

export function library(text = LIBRARY_YAML): string {
  return fileWith('library.yaml', text);
}

/** Creates a HAR file with one call of the small library contract and this response body, and returns its path. */
export function recordingOf(book: unknown, url = 'https://library.test/live/rest/books/7'): string {
  const headers = [{ name: 'Content-Type', value: 'application/json' }];
  const entry = {
    request: { method: 'GET', url, headers: [] },
    response: { status: 200, headers, content: { text: JSON.stringify(book) } },
  };
  return fileWith('traffic.har', JSON.stringify({ log: { entries: [entry] } }));
}
