// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIBRARY_YAML } from '../run/testing/library';
import { folder, library, typed } from './testing/commandLine';

/** The small library contract with a new enumeration value, a removed requirement and a renamed path parameter. */
const CHANGED = LIBRARY_YAML.replace('enum: [paper, audio]', 'enum: [paper, audio, e]')
  .replace('required: [copies]', 'required: []')
  .replaceAll('{isbn}', '{code}')
  .replaceAll('name: isbn', 'name: code');

function changelog(revision: string, ...flags: readonly string[]) {
  return typed(['changelog', library(), library(revision), '--lang', 'en', ...flags]);
}

describe('the changelog', () => {
  it('groups changes by the side that must act', async () => {
    const { code, out } = await changelog(CHANGED);
    expect(code).toBe(0);
    const [head = '', client = '', backend = '', nobody = ''] = out.split('\n## ');
    expect(head).toMatch(/^# Changes of the contract: .*library\.yaml → .*library\.yaml\n$/);
    expect(client).toMatch(
      /^The client has to act\n\n- \*\*Breaking\*\*: .*gained "e".*Reached by 2 operations: /,
    );
    expect(backend).toMatch(/^The backend has to act\n\n- \*\*Compatible\*\*: .*copies/);
    expect(nobody).toMatch(/^Nobody has to act\n\n- .*isbn is called code/);
  });

  it('says that nothing has changed', async () => {
    expect((await changelog(LIBRARY_YAML)).out).toContain('\nNothing has changed.\n');
    expect((await changelog(LIBRARY_YAML, '--html')).out).toContain('<p>Nothing has changed.</p>');
  });

  it('escapes texts of a contract in Markdown and HTML', async () => {
    const hostile = LIBRARY_YAML.replace(
      'title: { type: string, minLength: 1 }',
      "title: { type: string, minLength: 1 }\n        '<img src=x onerror=alert(1)> [a](b)': { type: string }",
    );
    const markdown = (await changelog(hostile)).out;
    expect(markdown).toContain('src=x');
    expect(markdown).not.toMatch(/<img|(?<!\\)\[a/);
    const { out } = await changelog(hostile, '--html');
    const page = new DOMParser().parseFromString(out, 'text/html');
    expect(page.querySelectorAll('img, script, [src], [href]:not(link[rel=icon])')).toHaveLength(0);
    expect(page.querySelector('h2')?.textContent).toBe('The backend has to act');
    expect(page.querySelector('li')?.textContent).toContain('<img src=x onerror=alert(1)> [a](b)');
  });

  it('compares two ends of a git range, or one revision with the current contract', async () => {
    const repository = folder();
    const git = (...words: string[]) => {
      const who = ['-c', 'user.name=t', '-c', 'user.email=t@t.test'];
      execFileSync('git', ['-C', repository, ...who, ...words], { stdio: 'ignore' });
    };
    const file = join(repository, 'library.yaml');
    const commit = (text: string, tag: string) => {
      writeFileSync(file, text);
      git('add', '.');
      git('commit', '-m', tag);
      git('tag', tag);
    };
    git('init', '-b', 'main');
    commit(LIBRARY_YAML, 'v1');
    commit(CHANGED, 'v1.1');
    writeFileSync(file, readFileSync(file, 'utf8').replace('maximum: 100', 'maximum: 90'));
    const here = process.cwd();
    onTestFinished(() => process.chdir(here));
    process.chdir(repository);
    const spec = ['--spec', 'library.yaml', '--lang', 'en'];
    const released = await typed(['changelog', 'v1..v1.1', ...spec]);
    expect(released.out).toMatch(/^# Changes of the contract: v1 → v1\.1\n/);
    expect(released.out).toContain('isbn is called code');
    const since = await typed(['changelog', 'v1.1..', ...spec]);
    expect(since.out).toMatch(/^# Changes of the contract: v1\.1 → now\n/);
    expect(since.out).toContain('maximum');
    expect(since.out).not.toContain('isbn');
    expect(await typed(['changelog', 'nowhere..v1', ...spec])).toMatchObject({ code: 2, out: '' });
  });
});
