import type { Organization } from '../../../api/endpoints/organization';
import { wholeOrdinals } from '../../../lib/shownText';
import { isIndividual } from '../../../session/permissions';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { Note } from '../../../ui/state/Note';
import { READ_ONLY_REASON } from '../organizationAccess';
import { requisiteLabels, requisitesText } from './requisitesText';
import { checkCircleIcon } from '../../../ui/icon/frameIcons';
import { pencilIcon } from '../../../ui/icon/pageIcons';

interface OrganizationCardProps {
  organization: Organization;
  canChange: boolean;
  onEdit: () => void;
  /** Absent while the comparison is open. */
  onCompare: (() => void) | undefined;
}

/** The requisites as they are stored. */
export function OrganizationCard({
  organization,
  canChange,
  onEdit,
  onCompare,
}: OrganizationCardProps) {
  const { name, okopf, itn, ogrn, kpp, legalAddress, ceoName } = organization;
  const labels = requisiteLabels(organization);
  return (
    <Card
      title={name}
      subtitle={okopf?.name}
      headingLevel={2}
      note={!canChange && <Note tone="neutral">{READ_ONLY_REASON}</Note>}
      footer={
        <>
          {canChange && (
            <Button variant="outlined" icon={pencilIcon} onClick={onEdit}>
              Изменить
            </Button>
          )}
          {onCompare && (
            <Button variant="outlined" icon={checkCircleIcon} onClick={onCompare}>
              Сверить с реестром
            </Button>
          )}
          <CopyButton
            variant="text"
            text={requisitesText(organization)}
            label="Скопировать реквизиты"
          />
        </>
      }
    >
      <div className="organization__requisites">
        <DataList layout="stacked">
          <Requisite label={labels.itn} value={itn} />
          <Requisite label={labels.ogrn} value={ogrn} />
          {!isIndividual(organization) && <Requisite label={labels.kpp} value={kpp} />}
        </DataList>
        <div className="organization__address">
          <DataList layout="stacked">
            <Requisite
              label={labels.legalAddress}
              value={legalAddress}
              copied="юридический адрес"
            />
            <DataRow label={labels.ceoName}>{ceoName}</DataRow>
          </DataList>
        </div>
      </div>
    </Card>
  );
}

interface RequisiteProps {
  label: string;
  value: string | null | undefined;
  /** What the button says it copies; the label unless given. */
  copied?: string;
}

function Requisite({ label, value, copied = label }: RequisiteProps) {
  return (
    <DataRow label={label}>
      {value ? (
        <span className="organization__requisite">
          <span className="organization__value">{wholeOrdinals(value)}</span>
          <span className="organization__copy">
            <CopyButton text={value} label={`Скопировать ${copied}`} />
          </span>
        </span>
      ) : (
        'Не указан'
      )}
    </DataRow>
  );
}
