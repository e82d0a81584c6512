import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from '../../scripts/boundaries/readImports';
import { cabinetIcons } from '../../src/ui/icons/cabinetIcons';
import { pageIcons } from '../../src/ui/icons/pageIcons';
import { root } from './sources';

/** What somebody who is not signed in can see; a new public page is a line here. */
const PUBLIC_PAGES: readonly string[] = [
  'src/modules/account/login/LoginPage.tsx',
  'src/modules/account/register/RegisterPage.tsx',
  'src/modules/account/sellerRegister/SellerRegisterPage.tsx',
  'src/modules/account/confirm/ConfirmPage.tsx',
  'src/modules/account/recovery/RecoveryPage.tsx',
  'src/modules/account/recovery/RecoveryConfirmPage.tsx',
  'src/modules/account/password/CreatePasswordPage.tsx',
  'src/modules/policy/PolicyPage.tsx',
  'src/shell/layouts/DefaultLayout.tsx',
  'src/shell/layouts/EmptyLayout.tsx',
  'src/shell/layouts/ErrorLayout.tsx',
  'src/shell/pages/NotFoundPage.tsx',
  'src/shell/pages/RouteErrorBoundary.tsx',
  'src/shell/pages/UnavailablePage.tsx',
];

/** What stands on the budget of /offer: the layout, the page and the dialogs opened there. */
const FIRST_PAGES: readonly string[] = [
  'src/shell/layouts/CabinetLayout.tsx',
  'src/modules/core/OffersPage.tsx',
  'src/modules/debtors/offers/DebtorOffers.tsx',
  'src/modules/debtors/request/PolicyholderDialog.tsx',
];

/** Words that are no icon there, or an icon that no public page asks its component for. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'src/ui/CopyButton.tsx': ['copy'],
};

type Read = (path: string) => string | undefined;

const readSource: Read = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The sources that the pages load sooner or later, by path. */
function sourcesBehind(pages: readonly string[], read: Read): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    const text = found.has(path) ? undefined : read(path);
    if (text === undefined) return;
    found.set(path, text);
    for (const { specifier } of readImports(path, text)) {
      if (!specifier.startsWith('.')) continue;
      const target = join(dirname(path), specifier);
      for (const file of [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`]) {
        if (/\.tsx?$/.test(file)) visit(file);
      }
    }
  };
  for (const page of pages) visit(page);
  return found;
}

/** `path: name` for every icon of `icons` that a source with icons names. */
function iconsIn(sources: ReadonlyMap<string, string>, icons: object): string[] {
  return [...sources]
    .filter(([path, text]) => /icon/i.test(text) && !path.startsWith('src/ui/icons/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/(['"])([a-z-]+)\1/g)]
        .map(([, , name = '']) => name)
        .filter((name) => name in icons && !HARMLESS[path]?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
}

describe('icons of public pages', () => {
  it('are drawn without the cabinet: all of them are in publicIcons', () => {
    const sources = sourcesBehind(PUBLIC_PAGES, readSource);
    expect([...sources.keys()]).toEqual(expect.arrayContaining([...PUBLIC_PAGES]));
    expect(iconsIn(sources, { ...cabinetIcons, ...pageIcons })).toEqual([]);
  });

  it('copy by a button in words, which has no icon', () => {
    const buttons = [...sourcesBehind(PUBLIC_PAGES, readSource).values()].flatMap(
      (text) => text.match(/<CopyButton\b[^>]*>/g) ?? [],
    );
    expect(buttons.filter((button) => !button.includes('variant="text"'))).toEqual([]);
  });

  it('are found in lazily loaded parts too', () => {
    const planted: Readonly<Record<string, string>> = {
      'src/Page.tsx': "export const load = () => import('./Part');",
      'src/Part.tsx': 'export const Part = () => <Icon name="moon" />;',
    };
    const sources = sourcesBehind(['src/Page.tsx'], (path) => planted[path]);
    expect(iconsIn(sources, cabinetIcons)).toEqual(['src/Part.tsx: moon']);
  });
});

describe('icons of the first page behind the sign-in', () => {
  it('are drawn without those of other pages', () => {
    const sources = sourcesBehind(FIRST_PAGES, readSource);
    expect([...sources.keys()]).toEqual(expect.arrayContaining([...FIRST_PAGES]));
    expect(iconsIn(sources, pageIcons)).toEqual([]);
  });
});
