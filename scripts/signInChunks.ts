/** What a group's name function is told about the module graph (a part of Rolldown's own type). */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where the sign-in page begins: the entry, its layout and the page itself. */
const ROOTS: readonly string[] = [
  'src/main.tsx',
  'src/shell/layouts/EmptyLayout.tsx',
  'src/modules/account/login/LoginPage.tsx',
];

/** Everything that the roots import statically, directly or not. */
function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Puts what the first visit to /login needs into two files, own code and libraries, instead of the
 * dozen that the bundler would cut along shared modules: fewer requests, and gzip sees more at once.
 * Everything else is cut by the bundler.
 */
export function signInChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const roots = ROOTS.map((path) => `${root}/${path}`);
  let closure: ReadonlySet<string> | null = null;
  return (id, graph) => {
    closure ??= closureOf(roots, graph);
    // The entry itself stays a file of its own: the manifest names what the page starts with.
    if (!closure.has(id) || id === roots[0]) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'sign-in';
  };
}
