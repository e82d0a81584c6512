import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Layers, lowest first (src/README.md, «The floors»). Folders of the same layer must not import each other. */
const floors: readonly (readonly string[])[] = [
  ['lib', 'observability'],
  ['domain'],
  ['api', 'ui'],
  ['forms', 'session'],
  ['shell'],
  ['blocks'],
  ['products'],
  ['modules'],
  ['app'],
  ['main\\.tsx'],
];

const TEST_FILE = '\\.test\\.tsx?$|^src/.+/testing/';

function forbidden(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

function floorRules(): IRegularForbiddenRuleType[] {
  return floors.flatMap((folders, floor) =>
    folders.map((folder) => {
      const sameFloor = folders.filter((other) => other !== folder);
      const outOfReach = [...sameFloor, ...floors.slice(floor + 1).flat()];
      return forbidden(
        `floor-${folder.replaceAll(/\W+/g, '-')}`,
        `src/${folder.replaceAll('\\', '')} imports only from lower floors`,
        { path: `^src/${folder}(/|$)` },
        { path: `^src/(${outOfReach.join('|')})(/|$)` },
      );
    }),
  );
}

/** Import rules for dependency-cruiser: between layers, and for single folders and libraries. */
export const boundaryRules: readonly IRegularForbiddenRuleType[] = [
  // Nothing is above the top layer, so its rule could never fail.
  ...floorRules().filter((rule) => rule.name !== 'floor-main-tsx'),
  forbidden(
    'module-to-module',
    'product modules never import each other; what they share belongs to a lower floor',
    { path: '^src/modules/([^/]+)/' },
    { path: '^src/modules/', pathNot: '^src/modules/$1/' },
  ),
  forbidden(
    'only-ui-knows-primereact',
    'PrimeReact and PrimeIcons are imported by src/ui only, so public pages stay small',
    { pathNot: ['^src/ui/', '^test/emptyWindow\\.'] },
    { path: '(^|/)node_modules/prime(react|icons)/' },
  ),
  forbidden(
    'only-pdf-knows-its-reader',
    'the reader of PDF is heavy: src/ui/pdf loads it when a document is opened',
    { path: '^src/', pathNot: '^src/ui/pdf/' },
    { path: '(^|/)node_modules/pdfjs-dist/' },
  ),
  forbidden(
    'only-error-reporting-knows-sentry',
    'the library of error reporting is heavy and collects by itself: one folder loads and tames it',
    { pathNot: '^src/observability/errors/' },
    { path: '(^|/)node_modules/@sentry/' },
  ),
  forbidden(
    'only-calendars-know-luxon',
    'luxon is heavy and not tree-shakeable: it comes with pages, never with /login or /offer',
    { pathNot: '^src/(lib/calendar|modules)/' },
    { path: '(^|/)node_modules/luxon/' },
  ),
  forbidden(
    'only-api-knows-generated',
    'what the generator cannot say about a call stands in src/api/endpoints/<tag>.ts: import from there',
    { path: '^src/(?!api/)' },
    { path: '^src/api/generated/' },
  ),
  forbidden(
    'product-knows-no-tests',
    'src is what customers run: no test code, journeys or developer commands in it',
    { path: '^src/', pathNot: TEST_FILE },
    { path: `^(test|e2e|scripts)/|${TEST_FILE}` },
  ),
  forbidden(
    'unit-tests-know-no-journeys',
    'unit tests may use test/, never the browser journeys',
    { path: '^(src|test)/' },
    { path: '^e2e/' },
  ),
  forbidden(
    'tests-know-no-commands',
    'tests of a command stand beside it; the library of the contract is what the mock backend stands on',
    { path: '^test/|^src/.+(\\.test\\.tsx?$|/testing/)' },
    { path: '^scripts/(?!contract/)' },
  ),
  forbidden(
    'contract-is-a-package',
    'scripts/contract is packed for teams without this repository: it imports itself and its libraries',
    { path: '^scripts/contract/', pathNot: '\\.test\\.ts$|/testing/' },
    { path: '^(src|test|e2e|scripts)/', pathNot: '^scripts/contract/' },
  ),
  forbidden(
    'mock-backend-from-known-doors',
    'the mock backend is reached by tests and by the commands that serve it, by nothing else',
    {
      pathNot: `^(test|e2e)/|${TEST_FILE}|^scripts/(start|preview|mock|bench|codegen|serve|ownContract)`,
    },
    { path: '^test/backend/' },
  ),
  forbidden('no-cycle', 'modules never import each other in a circle', {}, { circular: true }),
  forbidden(
    'resolvable',
    'an import that cannot be resolved would escape every other rule',
    { path: '^(src|test|e2e|scripts)/' },
    // The check does not copy vite.config.ts, so imports of it cannot be resolved.
    { couldNotResolve: true, pathNot: '^virtual:|/vite\\.config$' },
  ),
];
