import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { root, type Source } from './sources';

/** Classes that every component may use; each has a reason why it is not a component or a prop. */
export const SHARED: ReadonlySet<string> = new Set([
  'visually-hidden', // any element may have it
  'skip-link', // there is only one, styled with the element defaults
  'full-page', // gives a long text the whole page, without the picture of EmptyLayout
  'wide-page', // widens EmptyLayout for a long form
]);

/**
 * Stylesheet with classes for layout and type: every component may use them, and no other stylesheet may select them.
 */
export const LAYOUT = 'src/ui/layout/layout.css';

export function stylesheets(): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ path: `src/${file}`, text: readFileSync(join(root, 'src', file), 'utf8') }));
}

export function classesOf(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) found.add(name);
  });
  return found;
}

/** Removes comparisons, because a compared value is not a class. */
function withoutQuestions(expression: string): string {
  return expression.replaceAll(/[!=]== '[^'\n]*'/g, '');
}

/** Returns the class names in a component: the texts within `className=…` and `classNames(…)`. */
export function classesIn(text: string): string[] {
  const places = text.matchAll(
    /\w*[cC]lassName=(?:"([^"]*)"|\{([^}]*)\})|classNames\(((?:[^()]|\([^()]*\))*)\)/g,
  );
  return [...places].flatMap(([, plain, expression = '', call = '']) => {
    const texts =
      plain === undefined
        ? [...withoutQuestions(`${expression} ${call}`).matchAll(/'([^'\n]*)'/g)].map(
            ([, one = '']) => one,
          )
        : [plain];
    return texts.flatMap((one) => one.split(/\s+/));
  });
}
