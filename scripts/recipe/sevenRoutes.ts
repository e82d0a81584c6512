import { changedFile, newFile, type RecipeStep } from './readRecipe';

/** Returns the steps that add a large module: seven routes, menu, offer section and dialogs. */
export function sevenRoutes(): readonly RecipeStep[] {
  const pages = Array.from({ length: 7 }, (_, index) => `Page${index + 1}`);
  const routes = pages.map(
    (page, index) =>
      `    { path: '/weight/${index + 1}', title: 'Раздел ${index + 1}', layout: 'lk', page: () => import('./${page}') },`,
  );
  const entries = pages.map(
    (_, index) =>
      `        { id: 'weight-${index + 1}', label: 'Раздел ${index + 1}', to: '/weight/${index + 1}', sort: ${index} },`,
  );
  const manifest = [
    "import { defineModule } from '../../shell/modules/defineModule';",
    "import { weightDialog } from './weightDialog';",
    '',
    'export const weightModule = defineModule({',
    "  id: 'weight',",
    "  title: 'Весомый модуль',",
    '  sort: 500,',
    '  routes: [',
    ...routes,
    '  ],',
    '  menu: [',
    '    {',
    "      id: 'weight',",
    "      label: 'Весомый модуль',",
    '      isGroup: true,',
    '      sort: 500,',
    '      items: [',
    ...entries,
    '      ],',
    '    },',
    '  ],',
    "  offers: { page: () => import('./Page1') },",
    '});',
    '',
    'export { weightDialog };',
    '',
  ];
  const dialog = [
    "import { modalKind } from '../../shell/modal/modalKind';",
    '',
    'export const weightDialog = modalKind({',
    "  id: 'weight/dialog',",
    "  lazy: () => import('./WeightDialog'),",
    '});',
    '',
  ];
  const folder = 'src/modules/weight';
  return [
    newFile(`${folder}/manifest.ts`, manifest.join('\n')),
    newFile(`${folder}/weightDialog.ts`, dialog.join('\n')),
    newFile(
      `${folder}/WeightDialog.tsx`,
      'export default function WeightDialog() {\n  return <p>Окно модуля</p>;\n}\n',
    ),
    ...pages.map((page) =>
      newFile(
        `${folder}/${page}.tsx`,
        `export default function ${page}() {\n  return <p>Раздел модуля</p>;\n}\n`,
      ),
    ),
    changedFile(
      'src/app/cabinetModules.ts',
      "+export { weightModule } from '../modules/weight/manifest';\n",
    ),
  ];
}
