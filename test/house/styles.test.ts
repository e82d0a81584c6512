import { dirname } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '../../src/shell/screen/breakpoints';
import { classesIn, classesOf, isLayout, SHARED, stylesheets } from './classNames';
import { handWrittenSources, type Source } from './sources';

/** Folders that are being rebuilt. Their stylesheets may still select classes of other folders. */
const BEING_REBUILT = ['src/ui/registry', 'src/blocks/registry'];

/** Returns the prefixes of class names that a component composes: `note--` of `note--${tone}`. */
function beginningsIn(text: string): string[] {
  return [...text.matchAll(/`((?:[\w-]+ )*[a-z][\w-]*--)\$\{/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
}

/** Returns the classes that a stylesheet selects although no component of its folder, or below it, uses them. */
function foreignSelectors(sheets: readonly Source[], components: readonly Source[]): string[] {
  return sheets.flatMap(({ path, text }) => {
    const own = components.filter((component) => component.path.startsWith(`${dirname(path)}/`));
    const worn = new Set(own.flatMap((component) => classesIn(component.text)));
    const beginnings = own.flatMap((component) => beginningsIn(component.text));
    return [...classesOf(text)]
      .filter((name) => !SHARED.has(name))
      .filter((name) =>
        name.startsWith('p-')
          ? !path.startsWith('src/ui/')
          : !worn.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
      )
      .map((name) => `${path}: .${name}`);
  });
}

const components = handWrittenSources(['src']).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const sheets = stylesheets().filter(
  (sheet) =>
    !sheet.path.startsWith('src/ui/theme/') &&
    !isLayout(sheet) &&
    !BEING_REBUILT.some((folder) => sheet.path.startsWith(`${folder}/`)),
);

it('a stylesheet selects only classes of its own folder, and classes of PrimeReact only if it is in ui', () => {
  expect(sheets.flatMap(({ text }) => [...classesOf(text)]).length).toBeGreaterThan(400);
  expect(foreignSelectors(sheets, components)).toEqual([]);
});

it.each(['.card__title', '.offer > .card__title', '.p-button', '.offer:has(.card__title)'])(
  'the check reports a class of another folder in a selector: %s',
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

it('a media query has no «<», which the build turns into a «not» that Safari 16.3 ignores', () => {
  const queries = stylesheets().flatMap(({ text }) => text.match(/@media[^{]*/g) ?? []);
  expect(queries.length).toBeGreaterThan(90);
  expect(queries.filter((query) => /<(?!=)/.test(query))).toEqual([]);
});

/** All classes that components use, with repetitions. */
const worn = components.flatMap(({ text }) => classesIn(text));
const layout = stylesheets()
  .filter(isLayout)
  .flatMap(({ text }) => [...classesOf(text)]);

it('each class of the layout is used', () => {
  expect(layout.length).toBeGreaterThan(30);
  expect(layout.filter((name) => !worn.includes(name))).toEqual([]);
});

it('a class of the layout is selected only in the layout’s stylesheets', () => {
  const others = stylesheets().filter((sheet) => !isLayout(sheet));
  const spokenOf = new Set(others.flatMap(({ text }) => [...classesOf(text)]));
  expect(layout.filter((name) => spokenOf.has(name))).toEqual([]);
});

/** The first property that each class of the layout sets. */
const propertyOf = new Map(
  stylesheets()
    .filter(isLayout)
    .flatMap(({ text }) =>
      [...text.matchAll(/^  \.([a-z][\w-]*) \{\s+([a-z-]+):/gm)].map(
        ([, name = '', property = '']) => [name, property] as const,
      ),
    ),
);

/**
 * Returns the class lists in which two classes of the layout set the same property, because only the order of the
 * layout's rules would decide between them. Branches of `a ? b : c` exclude each other and are not compared.
 */
function settledTwice(text: string): string[] {
  const calls = text.matchAll(/classNames\(((?:[^()]|\([^()]*\))*)\)/g);
  const worn = [...calls].map(([, call = '']) =>
    [...call.matchAll(/(?:^|,|&&)\s*'([^'\n]*)'/g)].map(([, words = '']) => words).join(' '),
  );
  const plain = [...text.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, words = '']) => words);
  return [...worn, ...plain].filter((words) => {
    const set = [...new Set(words.split(/\s+/))].flatMap((name) => propertyOf.get(name) ?? []);
    return new Set(set).size < set.length;
  });
}

it('no element has two classes of the layout that set the same property', () => {
  expect(propertyOf.size).toBeGreaterThan(30);
  expect(components.flatMap(({ text }) => settledTwice(text))).toEqual([]);
});

it.each([
  '<p className="flex grid" />',
  "<p className={classNames('flex gap-2', open && 'gap-3')} />",
])('the check reports a property that two classes set: %s', (text) => {
  expect(settledTwice(text)).toHaveLength(1);
});

it('a class that is composed at run time counts as used', () => {
  const sheet = { path: 'src/ui/note/Note.css', text: '.note--danger, .note--info { color: red }' };
  const worn = { path: 'src/ui/note/Note.tsx', text: 'className={`note--${tone}`}' };
  expect(foreignSelectors([sheet], [worn])).toEqual([]);
});

it('the stylesheets use exactly the font weights 400, 500 and 600', () => {
  const weights = stylesheets().flatMap(({ text }) =>
    [...text.matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => weight),
  );
  expect(weights.length).toBeGreaterThan(40);
  expect(new Set(weights)).toEqual(new Set(['400', '500', '600']));
});

/** Widths of windows that only a single part of the cabinet needs, in pixels. */
const OTHER_WIDTHS = [360, 700, 1280, 1340, 1584, 1600];

it('a media query compares the width of the window with a breakpoint or a listed width', () => {
  const known = new Set([...Object.values(BREAKPOINTS), ...OTHER_WIDTHS]);
  const wrong = stylesheets().flatMap(({ path, text }) =>
    (text.match(/@media[^{]*/g) ?? [])
      .flatMap((query) => [...query.replaceAll(/\(height[^)]*\)/g, '').matchAll(/([\d.]+)px/g)])
      // «Narrower than 576 px» is written as 575.98 px.
      .filter(([, pixels]) => !known.has(Math.round(Number(pixels) + 0.02)))
      .map(([pixels]) => `${path}: ${pixels}`),
  );
  expect(wrong).toEqual([]);
});

it('only elements whose frame shows the focus, and elements that are no controls, have no focus ring', () => {
  const without: string[] = [];
  for (const { text } of stylesheets()) {
    postcss.parse(text).walkDecls('outline', ({ parent, value }) => {
      if (/^(?:0|none)$/.test(value) && parent?.type === 'rule')
        without.push(String(parent).split(' {')[0] ?? '');
    });
  }
  expect(new Set(without)).toEqual(
    new Set([
      "[tabindex='-1']:focus-visible",
      '.palette__field',
      '.conflict__choice:focus-visible',
      '.todo__action:focus-visible',
    ]),
  );
});
