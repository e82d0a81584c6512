import { parseSync } from '@swc/core';

/** One module specifier found in a source file, and whether it is loaded by `import()`. */
export interface FoundImport {
  readonly specifier: string;
  readonly dynamic: boolean;
}

interface AstNode {
  readonly type?: unknown;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null;
}

/** The text of a string literal or of a template without placeholders; anything else is unknowable. */
function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1) {
    const quasi: unknown = node.quasis[0];
    if (isNode(quasi) && typeof quasi.cooked === 'string') return quasi.cooked;
  }
  return undefined;
}

function firstArgument(call: AstNode): unknown {
  const first: unknown = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  return isNode(first) ? first.expression : undefined;
}

function importOf(node: AstNode): FoundImport | undefined {
  let specifier: string | undefined;
  let dynamic = false;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      specifier = literalText(node.source);
      break;
    }
    case 'TsImportType': {
      specifier = literalText(node.argument);
      break;
    }
    case 'CallExpression': {
      if (isNode(node.callee) && node.callee.type === 'Import') {
        specifier = literalText(firstArgument(node));
        dynamic = true;
      }
      break;
    }
    default: {
      break;
    }
  }
  return specifier === undefined ? undefined : { specifier, dynamic };
}

function collect(value: unknown, found: FoundImport[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (!isNode(value)) return;
  const here = importOf(value);
  if (here) found.push(here);
  for (const child of Object.values(value)) collect(child, found);
}

/**
 * Every module that a TypeScript source names: static imports and re-exports (type-only ones
 * too, because a type can cross a floor just as well as a value), `import('…')` calls and
 * `import('…')` types. Throws on a source that does not parse.
 */
export function readImports(fileName: string, source: string): FoundImport[] {
  const found: FoundImport[] = [];
  collect(parseSync(source, { syntax: 'typescript', tsx: fileName.endsWith('x') }).body, found);
  return found;
}

/**
 * The same imports as a plain module without types and JSX. Vite's suffixes (`./icon.svg?raw`)
 * are dropped, so that the file behind them is resolved.
 */
export function importsAsPlainModule(fileName: string, source: string): string {
  return readImports(fileName, source)
    .map(({ specifier, dynamic }) => {
      const literal = JSON.stringify(specifier.replace(/\?.*$/s, ''));
      return dynamic ? `import(${literal});` : `import ${literal};`;
    })
    .join('\n');
}
