import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { flagsOf, parseFor } from '../contract/cli/parse';
import { COMMANDS } from '../contract/cli/verbs';
import { OWN_COMMANDS } from './verbs';

const ALL = { ...COMMANDS, ...OWN_COMMANDS };

const readme = readFileSync(new URL('../../openapi/README.md', import.meta.url), 'utf8');

/** Splits a line of the shell into words, as far as the README needs it. */
function wordsOf(line: string): string[] {
  const [command = ''] = line.split(/\s(?:[&>|#]|2>)/);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '')
      .replace('$BACKEND_URL', 'https://stage.example.com')
      .replace(/\$[A-Z]+_USER/, 'anna:secret')
      .replace(/\$[A-Z]+_TOKEN/, 'secret'),
  );
}

const lines = [
  ...readme.matchAll(/(?:npm run -s contract --|tsx scripts\/contract\.ts) ([a-z][^`\n]*)/g),
].map(([, line = ''], at) => [line, at + 1] as const);

/** Parses the words of a shell line as the contract command does. */
function parsed(words: readonly string[]) {
  const [verb = '', ...rest] = words;
  const command = ALL[verb];
  if (command === undefined) throw new Error(`There is no verb ${verb}`);
  return { command, asked: parseFor(verb, command, rest) };
}

describe('the command lines of openapi/README.md', () => {
  it('use every verb', () => {
    expect(new Set(lines.map(([line]) => line.split(' ')[0]))).toEqual(new Set(Object.keys(ALL)));
  });

  it.each(lines)('are valid: %s (place %i)', (line) => {
    const { command, asked } = parsed(wordsOf(line));
    expect(asked.words.length).toBeGreaterThanOrEqual(command.words ?? 0);
  });

  it('are refused if they have an unknown flag', () => {
    expect(() => parsed(wordsOf('check --sever http://127.0.0.1:4010'))).toThrow('--sever');
  });

  it.each(Object.entries(ALL))('use every flag of %s', (_, command) => {
    const missing = Object.keys(flagsOf(command)).filter((flag) => !readme.includes(`--${flag}`));
    expect(missing).toEqual([]);
  });
});

describe('the jobs of openapi/README.md', () => {
  const jobs = [...readme.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text);

  it('exist for GitHub Actions and GitLab, and fail when the check fails', () => {
    const written = jobs.map((text): unknown => parse(text));
    expect(written).toEqual([
      { contract: expect.objectContaining({ steps: expect.any(Array) }) },
      { contract: expect.objectContaining({ script: expect.any(Array) }) },
    ]);
    expect(jobs.filter((text) => /contract -- check --server/.test(text))).toHaveLength(2);
    expect(jobs.join('')).not.toMatch(/\|\||allow_failure|continue-on-error/);
  });
});
