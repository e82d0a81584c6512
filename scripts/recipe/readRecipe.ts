/** One file of the README's recipe for a module. */
export interface RecipeFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** A recipe: files to make, and one line to add to the list of modules. */
export interface Recipe {
  readonly files: readonly RecipeFile[];
  readonly listLine: string;
}

const FENCE = /^```(?:tsx?|md) (src\/\S+)\n([\s\S]*?)^```$/gm;

/** The list of modules that the recipe adds a line to. */
export const MODULE_LIST = 'src/app/cabinetModules.ts';

/**
 * Reads the recipe out of the README: code whose fence names a file under src/. Throws when it has
 * no files or no line for the list of modules.
 */
export function readRecipe(readme: string): Recipe {
  const blocks = [...readme.matchAll(FENCE)].map(([, path = '', text = '']) => ({ path, text }));
  const files = blocks.filter(({ path }) => path !== MODULE_LIST);
  const listLine = blocks.find(({ path }) => path === MODULE_LIST)?.text.trim();
  if (files.length === 0) throw new Error('The README names no file of the recipe');
  if (listLine === undefined || listLine.includes('\n')) {
    throw new Error(`The README does not give one line for ${MODULE_LIST}`);
  }
  return { files, listLine };
}
