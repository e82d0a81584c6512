import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, type ESTree } from 'vite';

type Statement = ESTree.Program['body'][number];

/**
 * Returns the specifier of the module that a statement loads when it is evaluated. Undefined if it loads none, for
 * example because it imports only types.
 */
function neededBy(statement: Statement): string | undefined {
  if (statement.type === 'ImportDeclaration') {
    const { importKind, specifiers, source } = statement;
    const isTypes =
      importKind === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'));
    return isTypes ? undefined : source.value;
  }
  const isExport =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration';
  return isExport && statement.exportKind !== 'type' ? statement.source?.value : undefined;
}

function fileOf(base: string): string | undefined {
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
}

/**
 * Returns the TypeScript sources that are evaluated with `entries`, including these: everything
 * reached by value imports. Paths are relative to `root`. Throws if a source is missing.
 */
export function evaluatedWith(root: string, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    for (const statement of parseSync(path, text).program.body) {
      const specifier = neededBy(statement);
      if (!specifier?.startsWith('.')) continue;
      const file = fileOf(resolve(root, dirname(path), specifier));
      if (file !== undefined && /\.tsx?$/.test(file)) follow(relative(root, file));
    }
  };
  entries.forEach(follow);
  return found;
}
