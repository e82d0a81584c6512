import { useRef } from 'react';
import {
  type Organization,
  type RegistryData,
  organizationApi,
} from '../../../api/endpoints/organization';
import { errorWithoutBody, toApiError } from '../../../api/errors';
import { countOf } from '../../../lib/countOf';
import { isIndividual } from '../../../session/permissions';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { DateTimeText } from '../../../ui/value/DateTimeText';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { AcceptForm } from './AcceptForm';
import { ComparisonTable } from './ComparisonTable';
import { compareWithRegistry, differencesIn } from './registryDifferences';
import { registryFailure, registryStatus } from './registryStatus';

interface RegistryComparisonProps {
  organization: Organization;
  canChange: boolean;
  onClose: () => void;
}

const TITLE = 'Сверка с реестром';

/** Loads the data of the state register on mount, and compares them with the stored requisites. */
export function RegistryComparison(props: RegistryComparisonProps) {
  const { organization, onClose } = props;
  const { data, error, isFetching, refetch } = organizationApi.useGetOrganizationRegistryDataQuery(
    { id: organization.id },
    { refetchOnMountOrArgChange: true },
  );
  const closing = (
    <Button variant="outlined" onClick={onClose}>
      Закрыть сверку
    </Button>
  );
  if (isFetching) {
    return (
      <Card title={TITLE} headingLevel={3} footer={closing}>
        <SkeletonText lines={6} label="Запрашиваем данные реестра" />
      </Card>
    );
  }
  // The register always sends a date, so a response without one is invalid.
  if (error || !data || !data.receivedDateTime) {
    const failure = error ? toApiError(error) : errorWithoutBody('INVALID_RESPONSE');
    const { title, message } = registryFailure(failure);
    return (
      <Card title={TITLE} headingLevel={3} footer={closing}>
        <ErrorState framed={false} title={title} message={message} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return <Compared {...props} registry={data} closing={closing} />;
}

interface ComparedProps extends RegistryComparisonProps {
  registry: RegistryData;
  closing: React.ReactNode;
}

function Compared({ organization, registry, canChange, closing }: ComparedProps) {
  const rows = compareWithRegistry(organization, registry);
  const differences = differencesIn(rows);
  const status = registryStatus(registry.status, isIndividual(organization));
  const summary = useRef<HTMLOutputElement>(null);
  return (
    <Card
      title={TITLE}
      subtitle={
        <>
          Данные получены <DateTimeText value={registry.receivedDateTime} />
        </>
      }
      headingLevel={3}
      badge={<StatusBadge tone={status.tone} label={status.label} />}
      footer={differences.length === 0 || !canChange ? closing : undefined}
    >
      {status.warning !== undefined && <Note tone={status.tone}>{status.warning}</Note>}
      <output ref={summary} tabIndex={-1} className="block font-medium">
        {summaryText(differences.length)}
      </output>
      {differences.length > 0 && canChange ? (
        <AcceptForm
          // Remounts the form when the set of differences changes.
          key={differences.map(({ field }) => field).join()}
          organization={organization}
          registry={registry}
          rows={rows}
          onAccepted={(mayMoveFocus) => {
            if (mayMoveFocus) summary.current?.focus();
          }}
          closing={closing}
        />
      ) : (
        <ComparisonTable rows={rows} />
      )}
    </Card>
  );
}

function summaryText(count: number): string {
  if (count === 0) return 'Данные в кабинете совпадают с реестром.';
  return `Найдено ${countOf(count, 'отличие', 'отличия', 'отличий')} от реестра.`;
}
