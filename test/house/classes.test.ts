import postcss from 'postcss';
import { expect, it } from 'vitest';
import { classesIn, isLayout, SHARED, stylesheets } from './classNames';
import { handWrittenSources, type Source } from './sources';

/** Returns the module or layer of a file. */
function folderOf(path: string): string {
  return /^src\/(?:modules\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;
}

/** Returns, for each class, the folders that define it: those with a selector that begins with it. */
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

/** Returns the classes that a component uses from another folder's styles. */
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

const sheets = stylesheets().filter((sheet) => !isLayout(sheet));
const components = handWrittenSources(['src']).filter(({ path }) => !/\.test\.tsx?$/.test(path));

it('a component uses only the classes of its own folder, and classes of PrimeReact only in ui', () => {
  expect(components.flatMap(({ text }) => classesIn(text)).length).toBeGreaterThan(200);
  expect(borrowed(components, sheets)).toEqual([]);
});

it.each([
  '<p className="card__footer" />',
  "<p className={open ? 'card__footer' : 'other'} />",
  "<p className={classNames('mine', isOpen(at) && 'card__footer')} />",
])('the check reports a class of another folder: %s', (text) => {
  const sheet = { path: 'src/ui/card/Card.css', text: '.card__footer .other { color: red }' };
  const thief = { path: 'src/modules/help/Thief.tsx', text };
  expect(borrowed([thief], [sheet])).toContain('src/modules/help/Thief.tsx: card__footer');
  expect(borrowed([{ ...thief, path: 'src/ui/state/Note.tsx' }], [sheet])).toEqual([]);
});

it('the check reports a class of PrimeReact outside of ui', () => {
  const thief = { path: 'src/modules/help/Thief.tsx', text: '<i className="p-inputtext" />' };
  expect(borrowed([thief], [])).toEqual(['src/modules/help/Thief.tsx: p-inputtext']);
});

/** Returns the classes that two folders define: the elements of each would get the other folder's styles too. */
function sharedNames(sheets: readonly Source[]): string[] {
  return [...owners(sheets)]
    .filter(([name, folders]) => folders.size > 1 && !SHARED.has(name) && !name.startsWith('p-'))
    .map(([name, folders]) => `${name}: ${[...folders].join(', ')}`);
}

it('a class is defined in only one folder, unless it is shared', () => {
  expect(sharedNames(stylesheets())).toEqual([]);
  const field = { path: 'src/ui/input/Days.css', text: '.calendar { width: 40px }' };
  const page = { path: 'src/modules/finance/Calendar.css', text: '.calendar { display: grid }' };
  expect(sharedNames([field, page])).toEqual(['calendar: src/ui, src/modules/finance']);
});
