import { countOf } from '../../../lib/countOf';
import { moscowDay } from '../../../lib/isoDay';
import { saveFile } from '../../../lib/saveFile';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { useToast } from '../../../shell/toast/toasts';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/icon/Icon';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import { printIcon } from '../../../ui/icon/pageIcons';
import { Menu, type MenuGroup } from '../../../ui/overlay/Menu';
import { isColumnShown, orderedColumns } from '../../../ui/registry/columnMoves';
import { useOpenRegistry } from '../openRegistry';
import { pageCsv } from './cellFiles';
import type { ExportFormat } from './fileOf';
import type { ExportJob } from './startExport';

const NAMES: Readonly<Record<ExportFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };

/** Returns the exports: all found rows, the chosen rows, or this page. Only the page can also be printed. */
export function useExportGroups(): MenuGroup[] {
  const { label, rowWords, columns, rows, total, layout, fetchPage, selection, excel } =
    useOpenRegistry();
  const owner = useCurrentUser()?.id ?? '';
  const dispatch = useAppDispatch();
  const toast = useToast();
  const chosen = [...(selection?.chosen.values() ?? [])];
  const ordered = orderedColumns(columns, layout);
  const start = (job: Pick<ExportJob, 'fetchPage' | 'format'>) => {
    import('./startExport')
      .then(({ startExport }) =>
        dispatch(startExport({ ...job, owner, label, rowWords, columns: ordered })),
      )
      .catch(() => toast.error('Не удалось начать выгрузку. Проверьте подключение к интернету'));
  };
  const savePage = () => {
    const seen = ordered.filter((column) => isColumnShown(column, layout));
    const file = new Blob([pageCsv(seen, rows)], { type: 'text/csv' });
    saveFile(file, `${label} ${moscowDay()}.csv`);
  };
  const groupOf = (
    id: string,
    name: string,
    pages: ExportJob['fetchPage'],
    serverExcel?: MenuGroup['actions'][number],
  ): MenuGroup => {
    const actionOf = (format: ExportFormat) => ({
      id: `${id}-${format}`,
      label: NAMES[format],
      onSelect: () => start({ fetchPage: pages, format }),
    });
    return { id, label: name, actions: [serverExcel ?? actionOf('xlsx'), actionOf('csv')] };
  };
  const chosenPage = (page: number, size: number) =>
    Promise.resolve({
      content: chosen.slice(page * size, (page + 1) * size),
      totalElements: chosen.length,
    });
  return [
    ...(fetchPage && total > 0
      ? [groupOf('all', `Все найденные: ${countOf(total, ...rowWords)}`, fetchPage, excel)]
      : []),
    ...(chosen.length > 0
      ? [groupOf('chosen', `Выбранные: ${countOf(chosen.length, ...rowWords)}`, chosenPage)]
      : []),
    {
      id: 'page',
      label: 'Эта страница, только CSV. Для номеров счетов и ИНН возьмите Excel: он их не округлит',
      actions: [{ id: 'page-csv', label: 'Скачать страницу в CSV', onSelect: savePage }],
    },
    {
      id: 'print',
      actions: [
        { id: 'print', icon: printIcon, label: 'Распечатать', onSelect: () => window.print() },
      ],
    },
  ];
}

/**
 * The button «Выгрузить»; a phone has these actions in a sheet instead.
 *
 * @param isNamed true to show the name beside the icon
 */
export function ExportMenu({ isNamed = false }: { isNamed?: boolean }) {
  return (
    <Menu
      label="Выгрузить"
      groups={useExportGroups()}
      buttonClassName={classNames(
        'registry-screen__export',
        isNamed && 'registry-screen__export--named',
      )}
    >
      <span title={isNamed ? undefined : 'Выгрузить'}>
        <Icon drawing={downloadIcon} />
      </span>
      {isNamed && 'Выгрузить'}
    </Menu>
  );
}
