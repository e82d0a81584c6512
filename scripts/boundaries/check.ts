import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import { filesUnder, mirrorImports } from './mirror';

export interface BoundaryViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Result of the check: the number of modules, of imports, and the wrong imports. */
export interface BoundaryReport {
  readonly modules: number;
  readonly imports: number;
  readonly violations: readonly BoundaryViolation[];
}

/** A module's manifest is data: reading the menu must not load calls or blocks. */
const MANIFEST = /^src\/modules\/[^/]+\/manifest\.ts$/;
const NOT_FOR_MANIFESTS = /^src\/(?:api|blocks)\//;

/** Returns the forbidden files that manifests load, even indirectly. `reachable` would follow `import()`, too. */
function draggedByManifests(modules: ICruiseResult['modules']): BoundaryViolation[] {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]));
  return [...dependencies.keys()]
    .filter((source) => MANIFEST.test(source))
    .flatMap((from) => {
      const along = new Set([from]);
      for (const file of along) {
        for (const { resolved, dynamic } of dependencies.get(file) ?? []) {
          if (!dynamic) along.add(resolved);
        }
      }
      const dragged = [...along].filter((file) => NOT_FOR_MANIFESTS.test(file));
      return dragged.map((to) => ({ rule: 'manifest-is-data', from, to }));
    });
}

const projectRoot = join(import.meta.dirname, '../..');

/**
 * Checks the import rules over `folders` of the tree at `root`. Throws if a source cannot be parsed or is missing in
 * the result.
 */
export async function checkBoundaries(
  root: string,
  folders: readonly string[],
  rules: readonly IRegularForbiddenRuleType[],
): Promise<BoundaryReport> {
  // The copy is inside of the project, so that packages resolve even if the tree is not.
  const mirror = mirrorImports(root, folders, join(projectRoot, '.cache'));
  try {
    const { output } = await cruise(
      [...folders],
      {
        baseDir: mirror,
        parser: 'acorn',
        validate: true,
        ruleSet: { forbidden: [...rules] },
        doNotFollow: { path: 'node_modules' },
      },
      {
        extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
        exportsFields: ['exports'],
        // Some folders of PrimeReact contain only types.
        mainFields: ['module', 'main', 'types'],
        conditionNames: ['import', 'module', 'browser', 'default', 'types', 'node'],
      },
    );
    if (typeof output === 'string') throw new Error(output);
    const own = output.modules.filter(({ source }) => /^\w.*\.tsx?$/.test(source));
    const sources = folders
      .flatMap((folder) => filesUnder(root, folder))
      .filter((file) => /\.tsx?$/.test(file));
    if (own.length !== sources.length)
      throw new Error(`The check read ${own.length} of ${sources.length} sources`);
    return {
      modules: own.length,
      imports: own.reduce((sum, module) => sum + module.dependencies.length, 0),
      violations: [
        ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
        ...draggedByManifests(output.modules),
      ],
    };
  } finally {
    rmSync(mirror, { recursive: true });
  }
}
