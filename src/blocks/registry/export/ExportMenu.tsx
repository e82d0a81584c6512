import { countOf } from '../../../lib/countOf';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/icon/Icon';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import { Menu, type MenuGroup } from '../../../ui/overlay/Menu';
import { useToast } from '../../../shell/toast/toasts';
import type { RegistryRow } from '../../../ui/registry/registryColumn';
import type { ExportFormat } from './fileOf';
import type { ExportJob } from './startExport';

export interface ExportMenuProps<Row> extends Omit<
  ExportJob<Row>,
  'owner' | 'format' | 'fetchPage'
> {
  /** Pages of everything that is found; absent where the registry has another way to save it. */
  fetchPage: ExportJob<Row>['fetchPage'] | undefined;
  /** The formats of everything: without Excel where the server itself makes that. */
  formats: readonly ExportFormat[];
  total: number;
  chosen: readonly Row[];
  /** Saves the page as it is seen. */
  onPage(): void;
}

const NAMES: Readonly<Record<ExportFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };

export const EXPORT_FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** What can be exported: everything that is found, the chosen rows, or this page. */
export function useExportGroups<Row extends RegistryRow>({
  fetchPage,
  formats,
  total,
  chosen,
  onPage,
  ...job
}: ExportMenuProps<Row>): MenuGroup[] {
  const owner = useCurrentUser()?.id ?? '';
  const dispatch = useAppDispatch();
  const toast = useToast();
  const start = (pages: ExportJob<Row>['fetchPage'], format: ExportFormat) => {
    import('./startExport')
      .then(({ startExport }) => dispatch(startExport({ ...job, owner, fetchPage: pages, format })))
      .catch(() => toast.error('Не удалось начать выгрузку. Проверьте подключение к интернету'));
  };
  const groupOf = (
    id: string,
    label: string,
    pages: ExportJob<Row>['fetchPage'],
    allowed: readonly ExportFormat[] = EXPORT_FORMATS,
  ): MenuGroup => ({
    id,
    label,
    actions: allowed.map((format) => ({
      id: `${id}-${format}`,
      label: NAMES[format],
      onSelect: () => start(pages, format),
    })),
  });
  const chosenPage = (page: number, size: number) =>
    Promise.resolve({
      content: chosen.slice(page * size, (page + 1) * size),
      totalElements: chosen.length,
    });
  return [
    ...(fetchPage && total > 0
      ? [groupOf('all', `Все найденные: ${countOf(total, ...job.rowWords)}`, fetchPage, formats)]
      : []),
    ...(chosen.length > 0
      ? [groupOf('chosen', `Выбранные: ${countOf(chosen.length, ...job.rowWords)}`, chosenPage)]
      : []),
    {
      id: 'page',
      label: 'Эта страница, только CSV. Для номеров счетов и ИНН возьмите Excel: он их не округлит',
      actions: [{ id: 'page-csv', label: 'Скачать страницу в CSV', onSelect: onPage }],
    },
  ];
}

/** «Выгрузить» of a wide screen. */
export function ExportMenu<Row extends RegistryRow>({
  isNamed,
  ...props
}: ExportMenuProps<Row> & {
  /** Says its name beside the icon. */
  isNamed: boolean;
}) {
  // Beside a button that has Excel, an icon alone does not say which file it gives.
  const isBeside = !isNamed && !props.formats.includes('xlsx');
  const label = isBeside ? 'Другие выгрузки' : 'Выгрузить';
  return (
    <Menu
      label={label}
      groups={useExportGroups(props)}
      buttonClassName={classNames(
        'registry-screen__export',
        isNamed && 'registry-screen__export--named',
      )}
    >
      <span title={isNamed ? undefined : label}>
        <Icon drawing={downloadIcon} />
      </span>
      {isNamed && label}
    </Menu>
  );
}
