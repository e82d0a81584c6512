import { useState } from 'react';
import { contractSummary } from '../../../api/contract';
import { cabinetVersion } from '../../../lib/configuration';
import { readersZone } from '../../../lib/calendar/moments';
import { readSupportContacts, type SupportContacts } from '../../../lib/supportContacts';
import { Disclosure } from '../../../ui/button/Disclosure';
import { Card } from '../../../ui/card/Card';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { supportDetails } from './supportDetails';

const configured = readSupportContacts();

function detailsOfThisPage(): string {
  return supportDetails({
    version: cabinetVersion,
    contractVersion: contractSummary.version,
    pathname: window.location.pathname,
    userAgent: navigator.userAgent,
    language: navigator.language,
    width: window.innerWidth,
    height: window.innerHeight,
    timeZone: readersZone(),
    now: new Date(),
  });
}

/** Contacts of the support, and details to send. Hides contacts that are not configured. */
export function SupportCard({ contacts = configured }: { contacts?: SupportContacts }) {
  const [details] = useState(detailsOfThisPage);
  const { phone, email, hours } = contacts;
  const reachable = phone !== undefined || email !== undefined;
  return (
    <Card title="Служба поддержки" headingLevel={2}>
      {reachable && (
        <DataList>
          {phone && (
            <DataRow label="Телефон">
              <a href={`tel:${phone.number}`}>{phone.shown}</a>
            </DataRow>
          )}
          {email !== undefined && (
            <DataRow label="Почта">
              <a href={`mailto:${email}`}>{email}</a>
            </DataRow>
          )}
          {hours !== undefined && <DataRow label="Время работы">{hours}</DataRow>}
        </DataList>
      )}
      <p className="text-muted">
        Приложите к обращению сведения о системе: по ним быстрее найти причину сбоя. Личных данных в
        них нет.
      </p>
      <Disclosure className="help__details" summary="Что будет скопировано">
        <pre className="help__report text-xs wrap-anywhere rounded bg-sunken pad-3">{details}</pre>
      </Disclosure>
      <CopyButton variant="text" label="Скопировать сведения для поддержки" text={details} />
    </Card>
  );
}
