import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, parseCommandLine } from '../../scripts/contract/commands/run';

const readme = readFileSync(new URL('../../openapi/README.md', import.meta.url), 'utf8');

/** Words of a shell line, as far as the README uses the shell: quotes, and what ends a command. */
function wordsOf(line: string): string[] {
  const [command = ''] = line.split(/\s(?:[&>|#]|2>)/);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '')
      .replace('$BACKEND_URL', 'https://stage.example.com')
      .replace('$CONTRACT_LOGIN', 'anna:secret'),
  );
}

const lines = [
  ...readme.matchAll(/(?:npm run -s contract --|tsx scripts\/contract\.ts) ([a-z][^`\n]*)/g),
].map(([, line = '']) => line);

describe('the command lines of openapi/README.md', () => {
  it('show every verb', () => {
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(
      new Set(Object.keys(COMMANDS)),
    );
  });

  it.each(lines)('%s can be typed', (line) => {
    const words = wordsOf(line);
    const { command, asked } = parseCommandLine(words);
    expect(command).toBe(COMMANDS[words[0] ?? '']);
    expect(asked.words.length).toBeGreaterThanOrEqual(command.words);
  });

  it('would be caught with a flag that there is not', () => {
    expect(() => parseCommandLine(wordsOf('check --sever http://127.0.0.1:4010'))).toThrow(
      '--sever',
    );
  });

  it.each(Object.entries(COMMANDS))('name the flags of %s in its row', (verb, { options }) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${verb}`)) ?? '';
    const common = ['timeout'];
    const missing = Object.keys(options).filter(
      (flag) => !row.includes(`--${flag}`) && !common.includes(flag),
    );
    expect(missing).toEqual([]);
  });
});
