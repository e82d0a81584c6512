import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { CONTRACT_ENTRY } from '../entry';
import type { Asked, Command } from './command';
import { comparedSides } from './comparison';

/** One end of the span: a file, a URL, or the contract as a revision of git has it. */
function sourceOf({ spec }: Asked, end: string): string | undefined {
  if (end === '') return spec;
  if (/^https?:/.test(end) || existsSync(end)) return end;
  return `${end}:${spec ?? relative(process.cwd(), CONTRACT_ENTRY).replaceAll('\\', '/')}`;
}

export const changelogCommand: Command = {
  usage: 'REV..[REV]',
  does: 'tells in Markdown what changed between two revisions of git (or files, or URLs), grouped by who has to act; without the second, up to the contract as it is now | рассказывает в Markdown, что изменилось между двумя ревизиями git (файлами, URL): что делать клиенту, что серверу; без второй — до контракта, какой он сейчас',
  flags: {
    html: '- | a page in place of Markdown | страница вместо Markdown',
  },
  isReporting: false,
  words: 1,
  mostWords: 2,
  run: async (asked) => {
    const [first = '', second] = asked.words;
    const [, before = first, after = ''] = /^(?!\.)(.+?)\.\.(.*)$/.exec(first) ?? [];
    const [from, to] = second === undefined ? [before, after] : [first, second];
    const { changelogHtml, changelogMarkdown } = await import('../report/changelog');
    const sources = [sourceOf(asked, from), sourceOf(asked, to)] as const;
    const { findings } = await comparedSides(...sources, asked.language);
    const write = asked.values['html'] === true ? changelogHtml : changelogMarkdown;
    const now = asked.language === 'ru' ? 'сейчас' : 'now';
    return { text: write(findings, { from, to: to === '' ? now : to, language: asked.language }) };
  },
};
