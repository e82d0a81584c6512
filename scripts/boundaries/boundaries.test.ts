import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './check';
import { readImports } from './readImports';
import { boundaryRules } from './rules';

const folders = ['src', 'test', 'e2e', 'scripts'];

type Tree = Readonly<Record<string, string>>;

const planted: string[] = [];

function plant(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  planted.push(folder);
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return folder;
}

async function rulesBrokenBy(tree: Tree): Promise<string[]> {
  const { violations } = await checkBoundaries(plant(tree), folders, boundaryRules);
  return [...new Set(violations.map(({ rule }) => rule))].toSorted();
}

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

const value = 'export const value = 1;';

/** At least one planted violation for each rule: `from` imports a value that the rule forbids. */
const violations: readonly [rule: string, from: string, specifier: string, to: string][] = [
  ['floor-lib', 'src/lib/money.ts', '../api/errors', 'src/api/errors.ts'],
  ['floor-observability', 'src/observability/index.ts', '../lib/money', 'src/lib/money.ts'],
  ['floor-domain', 'src/domain/paths.ts', '../api/errors', 'src/api/errors.ts'],
  ['floor-api', 'src/api/errors.ts', '../ui/Card', 'src/ui/Card.tsx'],
  ['floor-ui', 'src/ui/Card.tsx', '../shell/toasts', 'src/shell/toasts.ts'],
  ['floor-forms', 'src/forms/FormShell.tsx', '../session/sign', 'src/session/sign.ts'],
  ['floor-session', 'src/session/sign.ts', '../shell/toasts', 'src/shell/toasts.ts'],
  ['floor-shell', 'src/shell/toasts.ts', '../blocks/action', 'src/blocks/action.ts'],
  ['floor-blocks', 'src/blocks/action.ts', '../products/bill', 'src/products/bill.ts'],
  ['floor-products', 'src/products/bill.ts', '../modules/finance', 'src/modules/finance/index.ts'],
  ['floor-modules', 'src/modules/finance/Offers.tsx', '../../app/store', 'src/app/store.ts'],
  ['floor-app', 'src/app/store.ts', '../main', 'src/main.tsx'],
  [
    'module-to-module',
    'src/modules/finance/index.ts',
    '../debtors',
    'src/modules/debtors/index.ts',
  ],
  [
    'only-api-knows-generated',
    'src/modules/finance/Offers.tsx',
    '../../api/generated/user',
    'src/api/generated/user.ts',
  ],
  ['product-knows-no-tests', 'src/lib/money.ts', '../../test/render', 'test/render.ts'],
  ['product-knows-no-tests', 'src/lib/money.ts', './dates.test', 'src/lib/dates.test.ts'],
  ['product-knows-no-tests', 'src/lib/money.ts', '../../scripts/build', 'scripts/build.ts'],
  [
    'product-knows-no-tests',
    'src/modules/finance/Offers.tsx',
    './testing/openOffers',
    'src/modules/finance/testing/openOffers.tsx',
  ],
  ['unit-tests-know-no-journeys', 'test/setup.ts', '../e2e/login', 'e2e/login.ts'],
  ['tests-know-no-commands', 'test/setup.ts', '../scripts/budgets', 'scripts/budgets.ts'],
  ['tests-know-no-commands', 'src/lib/a.test.ts', '../../scripts/budgets', 'scripts/budgets.ts'],
  [
    'contract-is-a-package',
    'scripts/contract/cli/main.ts',
    '../../command/main',
    'scripts/command/main.ts',
  ],
  [
    'mock-backend-from-known-doors',
    'scripts/budgets.ts',
    '../test/backend/db',
    'test/backend/db.ts',
  ],
];

describe('the check of the boundaries', () => {
  it.each(violations)(
    'reports by rule %s that %s imports %s',
    async (rule, from, specifier, to) => {
      const tree = { [from]: `import { value } from '${specifier}';\nvoid value;`, [to]: value };
      expect(await rulesBrokenBy(tree)).toEqual([rule]);
    },
  );

  it('allows PrimeReact only in src/ui, and luxon in src/lib only in its calendar folder', async () => {
    const broken = await rulesBrokenBy({
      'src/app/store.tsx': "import { Button } from 'primereact/button';\nvoid Button;",
      'src/ui/Button.tsx': "import { Button } from 'primereact/button';\nvoid Button;",
      'src/lib/dates.ts': "import { DateTime } from 'luxon';\nvoid DateTime;",
      'src/lib/calendar/days.ts': "import { DateTime } from 'luxon';\nvoid DateTime;",
    });
    expect(broken).toEqual(['only-calendars-know-luxon', 'only-ui-knows-primereact']);
  });

  it('refuses a manifest whose imports load calls, blocks or pages; types and lazy imports are allowed', async () => {
    const tree = {
      'src/modules/finance/manifest.ts':
        "import { tabs } from './tabs';\nimport type { Page } from './Page';\nvoid tabs;",
      'src/modules/finance/tabs.ts':
        "import type { User } from '../../api/user';\nexport const tabs = [() => import('./Page')];",
      'src/modules/finance/Page.ts': "import '../../api/user';\nimport '../../blocks/Registry';",
      'src/api/user.ts': value,
      'src/blocks/Registry.ts': value,
    };
    expect(await rulesBrokenBy(tree)).toEqual([]);
    for (const dragged of ['../../api/user', '../../blocks/Registry', './Page']) {
      const tabs = `import '${dragged}';\nexport const tabs = [];`;
      expect(await rulesBrokenBy({ ...tree, 'src/modules/finance/tabs.ts': tabs })).toEqual([
        'manifest-is-data',
      ]);
    }
  });

  it('finds cycles and unresolved imports', async () => {
    const broken = await rulesBrokenBy({
      'src/lib/a.ts': "import './b';",
      'src/lib/b.ts': "import './a';\nimport './absent';",
    });
    expect(broken).toEqual(['no-cycle', 'resolvable']);
  });

  it.each([
    ['a type-only import', "import type { Value } from '../app/store';"],
    ['a type-only re-export', "export type { Value } from '../app/store';"],
    ['an import type', "export type Value = import('../app/store').Value;"],
    ['a lazy import', "export const load = () => import('../app/store');"],
    [
      'an import above JSX',
      "import { V } from '../app/store';\nexport const C = () => <V<string> />;",
    ],
  ])('reports %s that a rule forbids', async (_kind, source) => {
    const broken = await rulesBrokenBy({
      'src/lib/money.tsx': source,
      'src/app/store.ts': 'export interface Value {}\nexport const V = 1;',
    });
    expect(broken).toEqual(['floor-lib']);
  });

  it('reads an import with a Vite suffix', () => {
    expect(readImports('icon.ts', "import text from './icon.svg?raw';")).toEqual([
      { specifier: './icon.svg?raw', deferred: false },
    ]);
  });

  it('accepts a tree without violations', async () => {
    const broken = await rulesBrokenBy({
      'src/main.tsx': "import './app/store';\nimport 'virtual:prime/public.css';",
      'src/app/store.ts': "import '../modules/finance';\nimport '../shell/toasts';",
      'src/modules/finance/index.ts': "import './Offers';",
      'src/modules/finance/Offers.tsx': "import '../../ui/Card';\nimport '../../forms/form';",
      'src/modules/finance/testing/openOffers.tsx': "import '../../../../test/backend/db';",
      'src/shell/toasts.ts': "import '../session/sign';",
      'src/session/sign.ts': "import '../api/errors';\nimport '../api/endpoints/user';",
      'src/forms/form.ts': "import '../ui/Card';",
      'src/ui/Card.tsx': "import './card.css';\nimport '../domain/tone';",
      'src/domain/tone.ts': "import '../lib/money';",
      'src/ui/card.css': '',
      'src/api/errors.ts': "import '../lib/money';",
      'src/api/endpoints/user.ts': "import '../generated/user';",
      'src/api/generated/user.ts': '',
      'src/api/errors.test.ts': "import './errors';\nimport '../../test/backend/db';",
      'src/lib/money.ts': value,
      'test/backend/db.ts': "import '../../src/lib/money';",
    });
    expect(broken).toEqual([]);
  });

  it('fails if it did not read every source of the tree', async () => {
    const tree = plant({ 'src/lib/money.ts': value, '.hidden/lib/money.ts': value });
    await expect(checkBoundaries(tree, ['src', '.hidden'], boundaryRules)).rejects.toThrow(
      'The check read 1 of 2 sources',
    );
  });
});
