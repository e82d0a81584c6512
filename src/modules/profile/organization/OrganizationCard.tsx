import type { Organization } from '../../../api/endpoints/organization';
import { legalFormOfOne } from '../../../domain/legalForms';
import { wholeOrdinals } from '../../../lib/shownText';
import { isIndividual } from '../../../session/permissions';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import type { Requisite } from '../../../ui/value/requisite';
import { Requisites } from '../../../ui/value/Requisites';
import { Note } from '../../../ui/state/Note';
import { READ_ONLY_REASON } from '../organizationAccess';
import { requisiteLabels, requisitesText } from './requisitesText';
import { checkCircleIcon } from '../../../ui/icon/frameIcons';
import { pencilIcon } from '../../../ui/icon/pageIcons';

interface OrganizationCardProps {
  organization: Organization;
  canChange: boolean;
  onEdit: () => void;
  /** Undefined while the comparison is open. */
  onCompare: (() => void) | undefined;
}

/** Shows the stored requisites, with copy buttons for the numbers and the address. */
export function OrganizationCard({
  organization,
  canChange,
  onEdit,
  onCompare,
}: OrganizationCardProps) {
  const { name, okopf, itn, ogrn, kpp, legalAddress, ceoName } = organization;
  const labels = requisiteLabels(organization);
  const lines = [
    requisite(labels.itn, itn),
    requisite(labels.ogrn, ogrn),
    ...(isIndividual(organization) ? [] : [requisite(labels.kpp, kpp)]),
    requisite(labels.legalAddress, legalAddress, 'юридический адрес'),
    { label: labels.ceoName, value: ceoName ?? '' },
  ];
  return (
    <Card
      className="organization__card"
      title={name}
      subtitle={okopf?.name && legalFormOfOne(okopf.name)}
      headingLevel={2}
      note={!canChange && <Note tone="neutral">{READ_ONLY_REASON}</Note>}
      footer={
        (canChange || onCompare) && (
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
          </>
        )
      }
    >
      <div className="organization__requisites">
        <Requisites lines={lines} copiedAll={requisitesText(organization)} />
      </div>
    </Card>
  );
}

/** Returns a line with a copy button named after `what`; a line without a value has no button. */
function requisite(label: string, value: string | null | undefined, what = label): Requisite {
  return value
    ? { label, value: wholeOrdinals(value), copied: value, what }
    : { label, value: 'Не указан' };
}
