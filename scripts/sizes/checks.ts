import {
  cabinetBudget,
  ENTRY,
  exceptions,
  formsBudget,
  pageBudget,
  SHARED_CHUNKS,
  sharedBudget,
  signInBudget,
  workBudget,
  type Exception,
} from '../budgets';
import {
  chunkNamed,
  downloadOf,
  filesNamedByPage,
  lazyParts,
  together,
  without,
  type Download,
  type Manifest,
} from './manifest';

/** The first page of a supplier's daily work, with its first tab. */
const WORK = [
  'src/modules/finance/deliveries/page.tsx',
  'src/modules/finance/deliveries/supplies/SuppliesTab.tsx',
];

/** Files of the build with a common limit. */
export interface WeightCheck {
  readonly name: string;
  readonly files: readonly string[];
  readonly kilobytes: number;
}

/**
 * Returns the size checks of a build: sign-in page, offers, shared code, registry, and the additional code of each
 * lazily loaded entry. Throws if an exception names an entry that does not exist.
 */
export function weightChecks(
  manifest: Manifest,
  html: string,
  allowed: readonly Exception[] = exceptions,
): WeightCheck[] {
  const signIn = together(filesNamedByPage(html), downloadOf(manifest, [ENTRY]));
  const [cabinetChunk, sharedChunk, formsChunk] = SHARED_CHUNKS.map((name) =>
    chunkNamed(manifest, name),
  );
  const cabinet = together(signIn, downloadOf(manifest, [cabinetChunk ?? '']));
  const shared = together(cabinet, downloadOf(manifest, [sharedChunk ?? '']));
  const forms = together(shared, downloadOf(manifest, [formsChunk ?? '']));
  const js = (name: string, { js: files }: Download, kilobytes: number): WeightCheck => ({
    name: `${name}: JS`,
    files,
    kilobytes,
  });

  const parts = lazyParts(manifest);
  for (const { source } of allowed) {
    if (!parts.includes(source))
      throw new Error(`The exception for ${source} is obsolete: the build has no such part`);
  }
  return [
    js('/login', signIn, signInBudget.jsKilobytes),
    { name: '/login: CSS', files: signIn.css, kilobytes: signInBudget.cssKilobytes ?? 0 },
    js('/offer after /login', without(cabinet, signIn), cabinetBudget.jsKilobytes),
    js(
      '/login and /deliveries',
      together(cabinet, downloadOf(manifest, WORK)),
      workBudget.jsKilobytes,
    ),
    js('shared by several pages', without(shared, cabinet), sharedBudget.jsKilobytes),
    js('forms and dialogs', without(forms, shared), formsBudget.jsKilobytes),
    ...parts.flatMap((source) => {
      const own = without(downloadOf(manifest, [source]), forms);
      const limit = allowed.find((one) => one.source === source) ?? pageBudget;
      // An entry needs no check if all its code is in shared files.
      return own.js.length > 0 ? [js(source, own, limit.jsKilobytes)] : [];
    }),
  ];
}
