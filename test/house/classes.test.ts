import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { handWrittenSources, root, type Source } from './sources';

/** Classes for everybody: each has a reason not to be a component or a prop. */
const SHARED: ReadonlySet<string> = new Set([
  'visually-hidden', // stands on whatever element the meaning asks for
  'skip-link', // the only one of its kind, defined with the element defaults
  'wide-page', // a page tells its layout how much room it needs
]);

/** The folder of the house that a file belongs to: a module, or one of the floors. */
function folderOf(path: string): string {
  return /^src\/(?:modules\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;
}

function styles(): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      path: `src/${file}`,
      text: readFileSync(join(root, 'src', file), 'utf8'),
    }));
}

/** The folder that defines each class: the one where a selector begins with it. */
function owners(sheets: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sheets) {
    postcss.parse(text).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        const [, name] = /\.([a-z][\w-]*)/.exec(selector) ?? [];
        if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(folderOf(path)));
      }
    });
  }
  return found;
}

/** Class names that a component writes: the texts within `className=…` and `classNames(…)`. */
function classesIn(text: string): string[] {
  const places = text.matchAll(
    /\w*[cC]lassName=(?:"([^"]*)"|\{([^}]*)\})|classNames\(((?:[^()]|\([^()]*\))*)\)/g,
  );
  return [...places].flatMap(([, plain, expression = '', call = '']) => {
    const texts =
      plain === undefined
        ? [...`${expression} ${call}`.matchAll(/(?<!=== )'([^'\n]*)'/g)].map(([, one = '']) => one)
        : [plain];
    return texts.flatMap((one) => one.split(/\s+/));
  });
}

/** Each class that a component takes from another folder's styles. */
function borrowed(components: readonly Source[], sheets: readonly Source[]): string[] {
  const defined = owners(sheets);
  return components.flatMap(({ path, text }) =>
    classesIn(text)
      .filter((name) => !SHARED.has(name))
      .filter((name) =>
        name.startsWith('p-')
          ? folderOf(path) !== 'src/ui'
          : defined.get(name)?.has(folderOf(path)) === false,
      )
      .map((name) => `${path}: ${name}`),
  );
}

const components = handWrittenSources(['src']).filter(({ path }) => !/\.test\.tsx?$/.test(path));

it('a component wears the classes of its own folder only, and those of PrimeReact nowhere but in ui', () => {
  expect(components.flatMap(({ text }) => classesIn(text)).length).toBeGreaterThan(200);
  expect(borrowed(components, styles())).toEqual([]);
});

it.each([
  '<p className="card__footer" />',
  "<p className={open ? 'card__footer' : 'other'} />",
  "<p className={classNames('mine', isOpen(at) && 'card__footer')} />",
])('a borrowed class is found: %s', (text) => {
  const sheet = { path: 'src/ui/card/Card.css', text: '.card__footer .other { color: red }' };
  const thief = { path: 'src/modules/help/Thief.tsx', text };
  expect(borrowed([thief], [sheet])).toContain('src/modules/help/Thief.tsx: card__footer');
  expect(borrowed([{ ...thief, path: 'src/ui/state/Note.tsx' }], [sheet])).toEqual([]);
});

it('a class of PrimeReact is found outside of ui', () => {
  const thief = { path: 'src/modules/help/Thief.tsx', text: '<i className="p-inputtext" />' };
  expect(borrowed([thief], [])).toEqual(['src/modules/help/Thief.tsx: p-inputtext']);
});
