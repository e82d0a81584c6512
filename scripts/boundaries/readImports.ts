import { parseSync, Visitor, type ESTree } from 'vite';

export interface FoundImport {
  readonly specifier: string;
  /** True for `import()` and type imports, because they do not load the module together with the file. */
  readonly deferred: boolean;
}

/** Returns the text of a string literal or of a template without placeholders; null for any other expression. */
function literalText(source: ESTree.Expression | null): string | null {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value;
  const isPlain = source?.type === 'TemplateLiteral' && source.expressions.length === 0;
  return isPlain ? (source.quasis[0]?.value.cooked ?? null) : null;
}

/**
 * Returns every module that a TypeScript source names: static imports and re-exports, `import('…')`
 * calls and `import('…')` types. Type-only imports count, because types may not cross a layer
 * either. Throws if the source does not parse.
 */
export function readImports(fileName: string, source: string): FoundImport[] {
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new Error(`${fileName}: ${error.message}`);
  const found: FoundImport[] = [];
  const take = (node: { source: ESTree.Expression | null }, deferred: boolean) => {
    const specifier = literalText(node.source);
    if (specifier !== null) found.push({ specifier, deferred });
  };
  new Visitor({
    ImportDeclaration: (node) => take(node, node.importKind === 'type'),
    ExportAllDeclaration: (node) => take(node, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => take(node, node.exportKind === 'type'),
    TSImportType: (node) => take(node, true),
    ImportExpression: (node) => take(node, true),
  }).visit(program);
  return found;
}

/**
 * Returns the imports of a source as a plain module without types and JSX; deferred imports become `import()`. Vite's
 * suffixes (`./icon.svg?raw`) are dropped, so the file resolves.
 */
export function importsAsPlainModule(fileName: string, source: string): string {
  return readImports(fileName, source)
    .map(({ specifier, deferred }) => {
      const literal = JSON.stringify(specifier.replace(/\?.*$/s, ''));
      return deferred ? `import(${literal});` : `import ${literal};`;
    })
    .join('\n');
}
