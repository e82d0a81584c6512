import './DocumentsPage.css';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { sellerApi } from '../../../api/endpoints/seller';
import { pageTitles } from '../../../domain/pageTitles';
import { productTitles } from '../../../domain/products';
import { isNotVerified, toApiError } from '../../../api/errors';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { WaitingForOwner } from '../../../blocks/confirmation/WaitingForOwner';
import { PageHeader } from '../../../shell/page/PageHeader';
import { useMissingCall } from '../../../shell/outage/useMissingCall';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import { keyOfRow, type Keyed } from '../../../blocks/registry/shownPage';
import { useRegistryView } from '../../../blocks/registry/useRegistryView';
import { useShownRows } from '../../../blocks/registry/useShownRows';
import { LinkButton } from '../../../ui/button/LinkButton';
import { fileIcon } from '../../../ui/icon/drawings/fileIcon';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ClaimGuidance } from './ClaimGuidance';
import { documentColumns } from './documentColumns';
import { documentFilterControls } from './documentFilterControls';
import { DocumentDownload } from './DocumentDownload';
import { DocumentPanel } from './DocumentPanel';
import { documentsQuery } from './documentsQuery';
import { shownDocument, type ShownDocument } from './shownDocument';

/** /documents: the documents of the insurance of marketplace orders. */
export default function DocumentsPage() {
  return (
    <div className="documents">
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

const panelOf = (document: Keyed<ShownDocument>) => (
  <DocumentPanel key={document.key} document={document} />
);

function Documents() {
  const view = useRegistryView(documentsQuery);
  const { skip, answerOf } = useMissingCall('findSellerDocuments');
  const answer = sellerApi.useFindSellerDocumentsQuery(
    { searchRequest: view.request },
    { skip, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const shown = useShownRows(answerOf(answer), shownDocument);
  if (answer.isError && isNotVerified(toApiError(answer.error))) {
    return <WaitingForOwner ask={answer.refetch} />;
  }
  return (
    <RegistryScreen
      query={documentsQuery}
      view={view}
      label="Документы продавца"
      rowWords={['документ', 'документа', 'документов']}
      columns={documentColumns}
      answer={shown}
      keyOf={keyOfRow}
      filterControls={documentFilterControls}
      rowPanel={panelOf}
      panelLabel={({ name }) => name}
      empty={
        <EmptyState framed={false} icon={fileIcon} title="Здесь появятся документы страхования">
          Договор, а за каждый месяц сертификат, акт и&nbsp;счёт.
        </EmptyState>
      }
    />
  );
}
