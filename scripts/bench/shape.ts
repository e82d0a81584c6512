import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../boundaries/mirror';
import { evaluatedWith } from './importGraph';
import { table } from './table';

export interface ShapeFigure {
  readonly name: string;
  readonly is: number;
  /** Upper limit; none by default. */
  readonly atMost?: number;
  /** Lower limit; none by default. */
  readonly atLeast?: number;
  /** Interim limit while the goal is not reached. */
  readonly reached?: number;
}

export function isWithin({ is, atMost = Infinity, atLeast = 0 }: ShapeFigure): boolean {
  return atLeast <= is && is <= atMost;
}

export function figuresTable(figures: readonly ShapeFigure[]): string {
  return table(
    ['figure', 'is', 'wanted'],
    figures.map(({ name, is, atMost, atLeast }) => [
      name,
      String(is),
      atLeast === undefined ? `<= ${atMost}` : `>= ${atLeast}`,
    ]),
  );
}

/** Files loaded after «Войти»: the frame of the cabinet, /offer and its sections. */
const AFTER_SIGN_IN = [
  'src/app/cabinet.ts',
  'src/modules/core/page.tsx',
  'src/modules/debtors/offers/DebtorOffers.tsx',
  'src/modules/finance/offers/FinanceOffers.tsx',
  'src/modules/seller/offer/SellerOffer.tsx',
  'src/modules/sender/offer/SenderOffer.tsx',
];

/** Files of a page's first calls. These calls are made before the code of the page has loaded. */
const FIRST_CALLS = /^src\/modules\/.+\/(?:load|register)\.ts$/;

/** Date code of the cabinet: three files of src/lib, and other files without luxon that count or format days. */
const OWN_DATES = /^src\/lib\/(?:dates|isoDay|moscow)\.ts$/;
const COUNTS_DAYS = /\bUTC(?:FullYear|Month|Date|Day)\b|Date\.UTC|Intl\.DateTimeFormat|_400_000\b/;

const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\/generated\//;

/** Components of the cabinet that PrimeReact could replace, with their styles. */
const PARTS = /^src\/(?:ui|shell\/toast)\/.*\.(?:tsx?|css)$/;

/** Files of PrimeReact that render nothing. */
const NO_COMPONENT = new Set(['api', 'componentbase', 'hooks', 'menuitem', 'utils']);

/**
 * Measures the shape of the cabinet's own code, for example the files evaluated after «Войти», the lines of date code,
 * and state outside of the store. Reads the sources under `root`.
 */
export function shapeOf(root: string): ShapeFigure[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const linesOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);

  const before = evaluatedWith(root, ['src/main.tsx']);
  const after = [...evaluatedWith(root, AFTER_SIGN_IN)].filter((path) => !before.has(path));

  const product = filesUnder(root, 'src').filter(
    (path) => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path),
  );
  const styles = filesUnder(root, 'src').filter((path) => path.endsWith('.css'));
  const backend = filesUnder(root, 'test/backend').filter(
    (path) => path.endsWith('.ts') && !NOT_PRODUCT.test(path),
  );
  const manifests = product.filter((path) => /^src\/modules\/\w+\/manifest\.ts$/.test(path));
  const isHeavy = (manifest: string) =>
    [...evaluatedWith(root, [manifest])].some((path) => /^src\/(?:api|blocks)\//.test(path));
  const usesLuxon = (path: string) => textOf(path).includes("from 'luxon'");
  const firstLoad = [
    ...before,
    ...after,
    ...evaluatedWith(
      root,
      product.filter((path) => FIRST_CALLS.test(path)),
    ),
  ];
  const times = (pattern: RegExp, paths = product) =>
    paths.reduce((sum, path) => sum + [...textOf(path).matchAll(pattern)].length, 0);

  const parts = filesUnder(root, 'src').filter(
    (path) => PARTS.test(path) && !NOT_PRODUCT.test(path),
  );
  const components = product
    .flatMap((path) => [...textOf(path).matchAll(/from 'primereact\/(\w+)'/g)])
    .map(([, name = '']) => name)
    .filter((name) => !NO_COMPONENT.has(name));

  const build = textOf('vite.config.ts');
  return [
    { name: 'own files evaluated after «Войти»', is: after.length, atMost: 130 },
    { name: 'own lines evaluated after «Войти»', is: linesOf(after), atMost: 9500 },
    {
      name: 'files of api/ evaluated after «Войти»',
      is: after.filter((path) => path.startsWith('src/api/')).length,
      atMost: 16,
    },
    {
      name: 'manifests that import api/ or blocks/',
      is: manifests.length === 0 ? Infinity : manifests.filter(isHeavy).length,
      atMost: 0,
    },
    { name: 'PrimeReact components in use', is: new Set(components).size, atLeast: 8 },
    {
      name: 'product lines of src/ui and src/shell/toast',
      is: linesOf(parts),
      atMost: 8960,
      reached: 10_545,
    },
    { name: 'groups of chunks', is: [...build.matchAll(/\{ name: [\w'-]+, /g)].length, atMost: 6 },
    { name: 'replaced files of libraries', is: [...build.matchAll(/\bfind:/g)].length, atMost: 1 },
    { name: 'lines of vite.config.ts', is: linesOf(['vite.config.ts']), atMost: 120 },
    { name: 'additions to the extra argument', is: times(/interface ApiExtra\b/g) - 1, atMost: 0 },
    {
      name: 'storage accesses outside of userMemory',
      is: times(
        /\b(?:localStorage|sessionStorage|indexedDB)\b(?!`)/g,
        product.filter((path) => path !== 'src/session/browserTexts.ts'),
      ),
      atMost: 0,
    },
    { name: 'store.subscribe', is: times(/\bstore\.subscribe\b/gi), atMost: 0 },
    {
      name: 'copied drawings of PrimeIcons',
      is: times(/\bpath:\s*'M\d|data:image\/svg/g, [...product, ...styles]),
      atMost: 0,
    },
    {
      name: 'own lines of dates',
      is: linesOf(
        product.filter(
          (path) => OWN_DATES.test(path) || (COUNTS_DAYS.test(textOf(path)) && !usesLuxon(path)),
        ),
      ),
      atMost: 150,
    },
    { name: 'files that import luxon', is: product.filter(usesLuxon).length, atLeast: 5 },
    {
      name: 'files of the first load that import luxon',
      is: new Set(firstLoad.filter(usesLuxon)).size,
      atMost: 0,
    },
    {
      name: 'own lines of test/backend/core',
      is: linesOf(backend.filter((path) => path.startsWith('test/backend/core/'))),
      atMost: 1000,
    },
    {
      name: 'relations of the mock',
      is: times(/\b(?:one|many)Of\('/g, backend),
      atLeast: 10,
    },
    { name: 'let of a module', is: times(/^(?:export )?let /gm), atMost: 8 },
    {
      name: 'lines of src/api/transport',
      is: linesOf(product.filter((path) => path.startsWith('src/api/transport/'))),
      atMost: 1000,
    },
  ];
}
