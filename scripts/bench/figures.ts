import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PASSWORD } from '../../e2e/support/signIn';
import { users } from '../../e2e/support/users';
import { installed } from '../command/runTool';
import { onBuiltCabinet } from './onBuiltCabinet';
import { figuresTable, isWithin, shapeOf, type ShapeFigure } from './shape';
import { print } from './table';
import { wordsOf } from './words';

const root = join(import.meta.dirname, '../..');

/** Folder of a build with source maps, next to dist/. */
const BUILD = '.cache/figures';

/** Number of lines up to which a file is hardly worth its own import. */
const SMALL = 15;

/** Upper limits; the command fails if one is exceeded. */
const WANTED = { src: 54_000, scripts: 15_000, small: 60, crossed: 50 } as const;

const CODE = /\.(?:tsx?|css)$/;
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\/generated\//;

interface CountedFile {
  readonly path: string;
  readonly lines: number;
}

/** Returns the product files of a folder, with styles, but without tests and generated code. */
function productFiles(folder: string): CountedFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => CODE.test(path) && !NOT_PRODUCT.test(path));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, lines: text.split('\n').length - 1 };
  });
}

/** Returns a function that finds the source file of a position in a built script, relative to the root. */
function sourcesOf(file: string): (text: string, offset: number) => string | undefined {
  const map: SourceMapPayload = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const sourceMap = new SourceMap(map);
  return (text, offset) => {
    const before = text.slice(0, offset).split('\n');
    const entry = sourceMap.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    // The bundler's own code has no source.
    if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return undefined;
    return relative(root, resolve(join(root, BUILD, 'assets'), entry.originalSource));
  };
}

/** Returns the cabinet's own files whose functions run between a click on «Войти» and the cards of /offer. */
async function crossedFiles(page: Page): Promise<string[]> {
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByText('12 500 000').first().waitFor();
  const scripts = await page.coverage.stopJSCoverage();

  const crossed = new Set<string>();
  for (const { url, source, functions } of scripts) {
    const { pathname } = new URL(url);
    const file = join(root, BUILD, pathname);
    // The early form of /login has no source map; React has already replaced it.
    if (source === undefined || !existsSync(`${file}.map`)) continue;
    const sourceAt = sourcesOf(file);
    for (const { ranges } of functions) {
      const [whole] = ranges;
      // The first function of a file is the module itself: loading it does not count as running it.
      if (whole === undefined || whole.count === 0 || whole.startOffset === 0) continue;
      const path = sourceAt(source, whole.startOffset);
      if (path?.startsWith('src/')) crossed.add(path);
    }
  }
  return [...crossed].toSorted();
}

async function crossedIn(browser: Browser, baseURL: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL, locale: 'ru-RU' });
  return crossedFiles(page);
}

/**
 * Measures the size of the project: product lines, short files, and the cabinet's files that run after a click on
 * «Войти». Throws without Chromium.
 */
export async function benchFigures(): Promise<boolean> {
  const build = ['build', '--outDir', BUILD, '--emptyOutDir', '--logLevel', 'error'];
  const { command, args } = installed('vite', build);
  execFileSync(command, args, {
    cwd: root,
    env: { ...process.env, SOURCE_MAPS: 'true' },
    stdio: 'inherit',
  });
  const crossed = await onBuiltCabinet(
    (browser, server) => crossedIn(browser, server.baseURL),
    BUILD,
  );
  print(crossed.join('\n'));

  const product = { src: productFiles('src'), scripts: productFiles('scripts') };
  const linesOf = (files: readonly CountedFile[]) =>
    files.reduce((sum, { lines }) => sum + lines, 0);
  const isSmall = ({ path, lines }: CountedFile) => lines <= SMALL && !path.endsWith('.css');
  const size = [
    { name: 'product lines of src', is: linesOf(product.src), atMost: WANTED.src },
    { name: 'product lines of scripts', is: linesOf(product.scripts), atMost: WANTED.scripts },
    {
      name: `files of src of at most ${SMALL} lines`,
      is: product.src.filter(isSmall).length,
      atMost: WANTED.small,
    },
    { name: 'own files from «Войти» to the cards', is: crossed.length, atMost: WANTED.crossed },
  ];
  const figures: ShapeFigure[] = [...size, ...shapeOf(root), ...wordsOf(root)];
  print(figuresTable(figures));
  return figures.every(isWithin);
}
