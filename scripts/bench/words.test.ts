import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  citations,
  documentsOf,
  longLines,
  oddBeginnings,
  oddPhrases,
  readTexts,
  textsOfSource,
  wordsOf,
} from './words';
import { root } from '../../test/house/sources';

/** Folders and documents in which no odd sentence is left. */
const FINISHED =
  /^(?:README|SECURITY|src\/README|src\/decisions|(?:src\/(?:api|session|lib|domain|products|observability)|test|deploy|public)\/|scripts\/(?!contract))/;

describe('the words of the repository', () => {
  it.each(wordsOf(root).map((one) => [one.name, one] as const))(
    'stay within the limit of «%s»',
    (_name, { is, places, atMost, atLeast, reached }) => {
      const most = atMost === undefined ? Infinity : (reached ?? atMost);
      const least = atLeast === undefined ? 0 : (reached ?? atLeast);
      expect(is, places.join('\n')).toBeLessThanOrEqual(most);
      expect(is).toBeGreaterThanOrEqual(least);
    },
  );

  it('have no odd sentence in the finished folders', () => {
    const texts = readTexts(root).filter(({ at }) => FINISHED.test(at));
    expect(texts.length).toBeGreaterThan(1000);
    expect([...oddBeginnings(texts), ...oddPhrases(texts), ...citations(texts)]).toEqual([]);
  });

  it('are searched for odd beginnings in all forms of comments and in titles', () => {
    const source = [
      '/** What a row\n * holds. */',
      '// Whether it is there.',
      'f(1); // Who calls',
      "it('what is told', () => {})",
      "it.each(rows)('where it is', () => {})",
      '/** Asks what it holds: is it a row? What if not? */',
    ].join('\n');
    const found = oddBeginnings(textsOfSource('src/a.test.ts', source));
    expect(found.map((place) => place.split(':')[1])).toEqual(['1', '3', '4', '5', '6']);
  });

  it('are searched for the listed phrases', () => {
    const source = '// It is told anew.\n\n// There is nothing of it, as ever.\n\n// Plain.';
    expect(oddPhrases(textsOfSource('src/a.ts', source))).toHaveLength(4);
  });

  it('are searched for citations of the specification', () => {
    const source = '// As the bank wants it (specification, section 5).';
    expect(citations(textsOfSource('src/a.ts', source))).toHaveLength(1);
  });
});

describe('the lines of a document', () => {
  it('are reported above 120 characters, except code and table rows without such a long cell', () => {
    const long = 'word '.repeat(30);
    expect(longLines('a.md', long)).toHaveLength(1);
    expect(longLines('a.md', `| a | ${long} |`)).toHaveLength(1);
    expect(longLines('a.md', `| ${'word '.repeat(20)} | ${'word '.repeat(20)} |`)).toEqual([]);
    expect(longLines('a.md', `\`\`\`sh\n${long}\n\`\`\``)).toEqual([]);
  });
});

/** Returns the documents named in a text that do not exist, neither from the root nor beside the text. */
function missingDocuments(path: string, text: string): string[] {
  const named = [...text.matchAll(/(?<![\w/<*])((?:[\w.-]+\/)*[\w-]+\.md)\b/g)].map(
    ([, name = '']) => name,
  );
  const folders = [root, join(root, dirname(path)), join(root, 'openapi')];
  return named.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
}

describe('the documents that a text names', () => {
  it('exist', () => {
    const texts = readTexts(root).map(({ at, text }) => ({
      at,
      path: at.split(':')[0] ?? '',
      text,
    }));
    const missing = texts.flatMap(({ at, path, text }) =>
      missingDocuments(path, text).map((name) => `${at}: ${name}`),
    );
    expect(documentsOf(root).length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('are reported if they do not exist', () => {
    expect(missingDocuments('src/a.ts', 'as src/api/README.md and nowhere.md say')).toEqual([
      'nowhere.md',
    ]);
  });
});

/** Commits since this moment have subjects of at most 72 characters. */
const SINCE = '2026-11-28T00:45:00Z';
const LONGEST_SUBJECT = 72;

const longSubjects = (subjects: readonly string[]) =>
  subjects.filter((subject) => subject.length > LONGEST_SUBJECT);

describe('the subjects of commits', () => {
  // Skipped in an unpacked archive, because it has no history.
  it.skipIf(!existsSync(join(root, '.git')))('have at most 72 characters', () => {
    const log = execFileSync('git', ['log', `--since=${SINCE}`, '--format=%s'], {
      cwd: root,
      encoding: 'utf8',
    });
    const subjects = log.trimEnd().split('\n');
    expect(subjects.length).toBeGreaterThan(0);
    expect(longSubjects(subjects)).toEqual([]);
  });

  it('are reported with 73 characters', () => {
    expect(longSubjects(['x'.repeat(72), 'x'.repeat(73)])).toEqual(['x'.repeat(73)]);
  });
});
