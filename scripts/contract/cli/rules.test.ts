import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIBRARY_YAML } from '../run/testing/library';
import { allRules } from '../report/ruleBook';
import { folder, typed } from './testing/commandLine';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the verb rules', () => {
  it('contains each rule once, with its class, its meaning and an example', async () => {
    const rules = allRules();
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
    const { code, out } = await typed(['rules', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain(
      'no-answer  breaking  check, proxy, har, fixtures\n' +
        '  The backend gave no answer\n  for example: GET /v1/user → connection reset\n',
    );
    for (const { meaning, example } of rules) {
      expect([meaning.ru, meaning.en, example].every((one) => one.length > 1)).toBe(true);
    }
    const json = await typed(['rules', '--format', 'json']);
    expect(JSON.parse(json.out)).toEqual(rules);
  });
});

describe('a diff with a revision of git', () => {
  it('reads the contract of that revision', async () => {
    const repository = folder();
    const git = (...words: string[]) => {
      const who = ['-c', 'user.name=t', '-c', 'user.email=t@t.test'];
      execFileSync('git', ['-C', repository, ...who, ...words], { stdio: 'ignore' });
    };
    const file = join(repository, 'library.yaml');
    writeFileSync(file, LIBRARY_YAML);
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'x');
    writeFileSync(file, LIBRARY_YAML.replace('enum: [paper, audio]', 'enum: [paper]'));
    const here = process.cwd();
    process.chdir(repository);
    try {
      const diff = ['diff', 'main:library.yaml', 'library.yaml', '--format', 'json'];
      const { code, out } = await typed(diff);
      expect(code).toBe(1);
      expect(out).toContain('request-enum-value-removed');
      const back = await typed(['diff', 'library.yaml', 'main:library.yaml', '--format', 'json']);
      expect(back.out).toContain('"file": "main:library.yaml"');
      const unknown = await typed(['diff', 'nowhere:library.yaml', 'library.yaml']);
      expect(unknown).toMatchObject({ code: 2, out: '' });
    } finally {
      process.chdir(here);
    }
  });
});
