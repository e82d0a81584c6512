/**
 * Lines to replace in a file, and the new lines. If there are no lines to replace, the new lines are appended to the
 * file.
 */
interface Replacement {
  readonly before: string;
  readonly after: string;
}

export interface RecipeStep {
  /** Path from the root of the project. */
  readonly path: string;
  /** True for a new file, which must not exist. */
  readonly isNew: boolean;
  readonly replacements: readonly Replacement[];
}

export interface Recipe {
  readonly title: string;
  readonly steps: readonly RecipeStep[];
}

const FENCE = /^```(tsx?|md|yaml|diff) (\S+\/\S+)\n([\s\S]*?)^```$/gm;

export function newFile(path: string, text: string): RecipeStep {
  return { path, isNew: true, replacements: [{ before: '', after: text }] };
}

/** Returns the step that changes a file. Each line of `diff` begins with ` `, `-` or `+`; `@@` separates hunks. */
export function changedFile(path: string, diff: string): RecipeStep {
  const linesOf = (hunk: string, marks: RegExp) =>
    hunk
      .split('\n')
      .filter((line) => marks.test(line))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const replacements = diff
    .split(/^@@\n/m)
    .map((hunk) => ({ before: linesOf(hunk, /^[ -]/), after: linesOf(hunk, /^[ +]/) }));
  return { path, isNew: false, replacements };
}

/**
 * Returns the recipes of a README: the sections whose code fences name a file. A `diff` fence changes the file, any
 * other fence creates it.
 *
 * @throws Error if the README has no recipes
 */
export function readRecipes(readme: string): Recipe[] {
  const recipes = readme.split(/^## /m).flatMap((section) => {
    const steps = [...section.matchAll(FENCE)].map(([, language, path = '', text = '']) =>
      language === 'diff' ? changedFile(path, text) : newFile(path, text),
    );
    return steps.length === 0 ? [] : [{ title: section.split('\n', 1)[0] ?? '', steps }];
  });
  if (recipes.length === 0) throw new Error('The README has no recipe');
  return recipes;
}

/**
 * Returns the text of a file after a step.
 *
 * @param text the text before; null if the file is new
 * @throws Error if a line of the step is missing or not unique
 */
export function takeStep({ path, isNew, replacements }: RecipeStep, text: string | null): string {
  if (isNew !== (text === null)) {
    throw new Error(`${path} ${isNew ? 'exists already' : 'does not exist'}`);
  }
  return replacements.reduce((current, { before, after }) => {
    if (before === '') return current + after;
    const lines = `\n${current}`;
    const place = lines.indexOf(`\n${before}`);
    if (place === -1) throw new Error(`${path} does not have these lines:\n${before}`);
    if (place !== lines.lastIndexOf(`\n${before}`)) {
      throw new Error(`${path} has these lines twice:\n${before}`);
    }
    return current.slice(0, place) + after + current.slice(place + before.length);
  }, text ?? '');
}
