import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handWrittenSources, root } from './sources';

/** The folders of src with rules: product modules and lower layers. */
const rooms = [
  ...readdirSync(join(root, 'src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/modules/${name}`),
  ...['session', 'api', 'forms', 'shell', 'blocks', 'products', 'ui', 'observability'].map(
    (floor) => `src/${floor}`,
  ),
];

const readmeOf = (room: string): string => {
  const path = join(root, room, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const rulesOf = (room: string): string[] =>
  [...readmeOf(room).matchAll(/^### ([A-Z]\d+)\. /gm)].map(([, id = '']) => id);

const known = new Map(rooms.flatMap((room) => rulesOf(room).map((id) => [id, room] as const)));

/** Returns the rules that a text names: «rule A3», «rules S21 to S25», «rules H1 and H2». */
function namedRules(text: string): string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...flat.matchAll(/\brules? ([A-Z]\d+)(?:(?: to| and|,) ([A-Z]\d+))?/g)].flatMap(
    ([, one = '', other]) => (other === undefined ? [one] : [one, other]),
  );
}

describe('the rules', () => {
  it.each(rooms)('in the README of %s are numbered under one letter', (room) => {
    const ids = rulesOf(room);
    expect(ids.length).toBeGreaterThan(0);
    const letter = ids[0]?.charAt(0) ?? '';
    expect(ids).toEqual(ids.map((_id, index) => `${letter}${index + 1}`));
    const sameLetter = rooms.filter((other) => rulesOf(other)[0]?.startsWith(letter));
    expect(sameLetter).toEqual([room]);
  });

  it.each(rooms)('in the README of %s mention only existing files', (room) => {
    const named = [...readmeOf(room).matchAll(/`([\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => /\/$|\.(?:ts|tsx|md)$/.test(path) && !path.startsWith('/'));
    const missing = named.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, room, path)),
    );
    expect(missing).toEqual([]);
  });
});

describe('a comment', () => {
  it('may cite only an existing rule, of its own folder or of a folder that the file names', () => {
    const wrong = handWrittenSources(['src']).flatMap(({ path, text }) =>
      namedRules(text).flatMap((id) => {
        const room = known.get(id);
        const isOwn = room !== undefined && (path.startsWith(`${room}/`) || text.includes(room));
        return isOwn ? [] : [`${path}: ${id}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is searched for rules across line breaks', () => {
    expect(namedRules('/** First (rule\n * D6), then (rules S21 to S25). */')).toEqual([
      'D6',
      'S21',
      'S25',
    ]);
  });
});
