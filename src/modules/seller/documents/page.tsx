import './page.css';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { downloadPaths } from '../../../api/endpoints/file';
import { sellerApi } from '../../../api/endpoints/seller';
import { isNotVerified, toApiError } from '../../../api/errors';
import { downloadFile, type DownloadedFile } from '../../../api/files/download';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { useAction } from '../../../blocks/action/useAction';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { KnownDateRow, KnownRow } from '../../../blocks/dataRows/DataRows';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import { RowDetails, RowSection } from '../../../blocks/registry/RowDetails';
import { defineRegistry } from '../../../blocks/registry/useRegistry';
import { claimGuidance } from '../../../domain/claims';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { useAppSelector, useAppDispatch } from '../../../session/appStore';
import { selectHasSettlement } from '../../../shell/modules/modulesSlice';
import { PageHeader } from '../../../shell/page/PageHeader';
import { IconButton } from '../../../ui/button/IconButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import { dateColumn, statusColumn, textColumn } from '../../../ui/registry/columns';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { EmptyState } from '../../../ui/state/EmptyState';
import { DataList } from '../../../ui/value/DataList';
import { TwoLines } from '../../../ui/value/TwoLines';
import { documentsQuery } from './register';
import { shownDocument, type ShownDocument } from './shownDocument';

const columns: readonly RegistryColumn<ShownDocument>[] = [
  {
    id: 'name',
    flex: true,
    phoneSlot: 'title',
    header: 'Документ',
    cell: ({ title, number }) => <TwoLines strong first={title} second={number} />,
    value: ({ name, number }) => [name, number].filter((text) => text !== '').join(', '),
    width: 290,
  },
  statusColumn(({ status }) => status, 190),
  textColumn('type', 'Тип', ({ type }) => type, { priority: 1, width: 130 }),
  textColumn('period.startDate', 'Период', ({ period }) => period, {
    phoneSlot: 'party',
    priority: 2,
    width: 224,
  }),
  dateColumn('date', 'Дата', ({ date }) => date, { phoneSlot: 'date', width: 120 }),
  {
    id: 'file',
    header: 'Файл',
    cell: (document) => <DownloadCell document={document} />,
    value: ({ fileId }) => (fileId === '' ? 'Готовится' : 'Есть'),
    width: 100,
  },
  textColumn('number', 'Номер', ({ number }) => number, { hidden: true }),
];

const useDocuments = defineRegistry({
  query: documentsQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: sellerApi.endpoints.findSellerDocuments,
  show: shownDocument,
});

/** /documents: the documents of the insurance of marketplace orders. */
export default function DocumentsPage() {
  return (
    <div className="documents flex flex-col gap-2">
      <div className="documents__header">
        <PageHeader
          title={pageTitles.documents}
          subtitle={productTitles.seller}
          actions={
            <LinkButton to="#guidance" variant="text">
              Как получить возмещение
            </LinkButton>
          }
        />
      </div>
      <ConfirmedOnly>
        <DocumentDownload>
          <Documents />
        </DocumentDownload>
        <div id="guidance">
          <ClaimGuidance />
        </div>
      </ConfirmedOnly>
    </div>
  );
}

function Documents() {
  const registry = useDocuments();
  const [ask] = sellerApi.useLazyFindSellerDocumentsQuery();
  const {
    view,
    answer: { error },
  } = registry;
  if (error !== undefined && isNotVerified(toApiError(error))) {
    return <WaitingForOwner ask={() => ask({ searchRequest: view.request })} />;
  }
  return (
    <RegistryScreen
      registry={registry}
      label="Документы продавца"
      rowWords={['документ', 'документа', 'документов']}
      columns={columns}
      panel={{
        render: (document) => <DocumentPanel document={document} />,
        label: ({ title }) => title,
      }}
      empty={
        <EmptyState
          framed={false}
          title="Здесь появятся документы страхования"
          link={{ to: paths.offers, label: 'К страховым продуктам' }}
        >
          Договор, а за каждый месяц сертификат, акт и&nbsp;счёт.
        </EmptyState>
      }
    />
  );
}

function DocumentPanel({ document }: { document: ShownDocument }) {
  const { name, number, type, period, date, status, fileId } = document;
  return (
    <RowDetails
      status={status}
      action={
        fileId !== '' && (
          <DownloadButton
            path={downloadPaths.downloadFile({ id: fileId })}
            progress="Скачиваем документ"
            variant="primary"
          >
            Скачать
          </DownloadButton>
        )
      }
    >
      {fileId === '' && <p>Файла пока нет: его ещё готовят.</p>}
      <RowSection title={name}>
        <DataList>
          <KnownRow label="Номер" value={number} />
          <KnownRow label="Тип" value={type} />
          <KnownRow label="Период" value={period} />
          <KnownDateRow label="Дата" value={date} />
        </DataList>
      </RowSection>
    </RowDetails>
  );
}

/** E6: guidance about claims; links to the settlement, or explains how to get access to it. */
function ClaimGuidance() {
  const hasSettlement = useAppSelector(selectHasSettlement);
  return (
    <Card
      title="Как получить возмещение"
      headingLevel={2}
      badge={
        hasSettlement && (
          <LinkButton to={paths.settlement} variant="outlined">
            Перейти в урегулирование
          </LinkButton>
        )
      }
      note={
        !hasSettlement && (
          <p>Чтобы открыть «Урегулирование», попросите у администратора роль пользователя.</p>
        )
      }
    >
      <div className="claim-guidance grid">
        <section>
          <h3 className="claim-guidance__title text-sm font-semibold tracking-normal">
            Повреждение или утрата груза
          </h3>
          <p>{claimGuidance.damage}</p>
        </section>
        <section>
          <h3 className="claim-guidance__title text-sm font-semibold tracking-normal">
            Возвраты и невыкупленные товары
          </h3>
          <p>
            {claimGuidance.returns} {claimGuidance.review}
          </p>
        </section>
      </div>
    </Card>
  );
}

/** Shared by all rows. */
interface RowDownload {
  run: (document: ShownDocument) => void;
  /** The document that is being downloaded. */
  subject: ShownDocument | undefined;
}

const RowDownloadContext = createContext<RowDownload>({ run: () => {}, subject: undefined });

/**
 * Downloads the files of rows one at a time, and reports the file name or the error. Wraps the rows, so that a download
 * continues when its row is scrolled out of view.
 */
function DocumentDownload({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { run, subject } = useAction<DownloadedFile, ShownDocument>({
    call: async ({ fileId }, signal) => {
      const path = downloadPaths.downloadFile({ id: fileId });
      const result = await dispatch(downloadFile({ path, signal }));
      return result.ok ? { data: result.file } : { error: result.error };
    },
    success: (_document, file) => `Файл «${file?.name}» скачан`,
    failure: ({ name }, { message }) => `Не удалось скачать «${name}»: ${message}`,
  });
  const download = useMemo(() => ({ run, subject }), [run, subject]);
  return <RowDownloadContext value={download}>{children}</RowDownloadContext>;
}

/** The download button of a row; a text instead if there is no file yet. */
function DownloadCell({ document }: { document: ShownDocument }) {
  const { run, subject } = use(RowDownloadContext);
  if (document.fileId === '') return 'Готовится';
  return (
    <IconButton
      icon={downloadIcon}
      size="sm"
      className="documents__download"
      label={`Скачать: ${document.name}`}
      busy={subject?.fileId === document.fileId}
      onClick={() => run(document)}
    />
  );
}
