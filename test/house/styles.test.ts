import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { handWrittenSources, root, type Source } from './sources';

/** Classes for everybody: each has a reason not to be a component or a prop. */
const SHARED: ReadonlySet<string> = new Set([
  'visually-hidden', // stands on whatever element the meaning asks for
  'skip-link', // the only one of its kind, defined with the element defaults
  'wide-page', // a page tells its layout how much room it needs
]);

/** Folders that are being rebuilt; a stylesheet in one of them may still reach out. */
const BEING_REBUILT = ['src/ui/registry', 'src/modules/finance', 'src/modules/profile/users'];

function stylesheets(): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ path: `src/${file}`, text: readFileSync(join(root, 'src', file), 'utf8') }));
}

/** The classes that a stylesheet speaks of. */
function classesOf(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) found.add(name);
  });
  return found;
}

/** Whether a text of the sources is this class, or the beginning of it before a `${…}`. */
function isWritten(name: string, text: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)) return true;
  const modifier = name.lastIndexOf('--');
  return modifier > 0 && text.includes(`${name.slice(0, modifier)}--\${`);
}

/** What each stylesheet says about classes that no component of its folder, or below it, wears. */
function foreignSelectors(sheets: readonly Source[], components: readonly Source[]): string[] {
  return sheets.flatMap(({ path, text }) => {
    const folder = dirname(path);
    const own = components
      .filter((component) => component.path.startsWith(`${folder}/`))
      .map((component) => component.text)
      .join('\n');
    return [...classesOf(text)]
      .filter((name) => !SHARED.has(name))
      .filter((name) =>
        name.startsWith('p-') ? !path.startsWith('src/ui/') : !isWritten(name, own),
      )
      .map((name) => `${path}: .${name}`);
  });
}

const components = handWrittenSources(['src']).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const sheets = stylesheets().filter(
  ({ path }) =>
    !path.startsWith('src/ui/theme/') &&
    !BEING_REBUILT.some((folder) => path.startsWith(`${folder}/`)),
);

it('a stylesheet speaks of the classes of its own folder only, and of PrimeReact nowhere but in ui', () => {
  expect(sheets.flatMap(({ text }) => [...classesOf(text)]).length).toBeGreaterThan(400);
  expect(foreignSelectors(sheets, components)).toEqual([]);
});

it.each(['.card__title', '.offer > .card__title', '.p-button', '.offer:has(.card__title)'])(
  'a foreign class in a selector is found: %s',
  (selector) => {
    const thief = { path: 'src/modules/help/Thief.css', text: `${selector} { color: red }` };
    const worn = { path: 'src/ui/card/Card.tsx', text: '<i className="card__title" />' };
    const own = { path: 'src/modules/help/Thief.tsx', text: '<i className="offer" />' };
    expect(foreignSelectors([thief], [worn, own])).toHaveLength(1);
    expect(foreignSelectors([{ ...thief, path: 'src/ui/card/Card.css' }], [worn])).toHaveLength(
      selector.includes('offer') ? 1 : 0,
    );
  },
);

it('a class that is put together is worn', () => {
  const sheet = { path: 'src/ui/note/Note.css', text: '.note--danger, .note--info { color: red }' };
  const worn = { path: 'src/ui/note/Note.tsx', text: 'className={`note--${tone}`}' };
  expect(foreignSelectors([sheet], [worn])).toEqual([]);
});
