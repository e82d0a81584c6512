import { useState } from 'react';
import { toApiError, isNotVerified } from '../../api/errors';
import { paths } from '../../domain/paths';
import { readSupportContacts, type SupportContacts } from '../../lib/supportContacts';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { isKnownPath } from '../../shell/modules/registry';
import type { Refetch } from './useConfirmation';
import { WaitingCard } from './WaitingCard';

const configured = readSupportContacts();

const WAITING_HELP = `${paths.help}#waiting`;

export interface WaitingForOwnerProps {
  /** Checks on the server whether the user has been confirmed. */
  ask: Refetch;
  /** Name of the organization, on pages that show it. */
  organization?: string | undefined;
  /**
   * The content that this section waits for («Предложения банков»). Present if another card of the page already
   * explains the wait and offers the actions.
   */
  awaited?: string | undefined;
  contacts?: SupportContacts;
}

/**
 * The waiting card of an unconfirmed user, with the actions possible meanwhile unless `awaited` is set. The parent
 * component polls (`confirmationPolling`) and removes it.
 */
export function WaitingForOwner({
  ask,
  organization,
  awaited,
  contacts = configured,
}: WaitingForOwnerProps) {
  const promise = (
    <p>
      {awaited === undefined ? 'Все возможности' : `${awaited} и все остальные возможности`}{' '}
      кабинета станут {organization ? `доступны ${organization}` : 'вам доступны'}, когда владелец
      кабинета подтвердит вашу учётную запись.
    </p>
  );
  return (
    <WaitingCard>
      {awaited === undefined ? (
        <div className="grid gap-3">
          {promise}
          <WaitingActions ask={ask} contacts={contacts} />
        </div>
      ) : (
        promise
      )}
    </WaitingCard>
  );
}

function WaitingActions({ ask, contacts }: { ask: Refetch; contacts: SupportContacts }) {
  const [checking, setChecking] = useState(false);
  const [answer, setAnswer] = useState('');
  const check = async () => {
    setChecking(true);
    setAnswer('');
    const { error } = await ask();
    const failure = error === undefined ? undefined : toApiError(error);
    setAnswer(failure && !isNotVerified(failure) ? failure.message : 'Подтверждения пока нет.');
    setChecking(false);
  };
  return (
    <>
      <p>
        Разделы откроются сами, как только вас подтвердят. <Contacts {...contacts} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outlined" icon={refreshIcon} busy={checking} onClick={() => void check()}>
          Проверить снова
        </Button>
        {isKnownPath(paths.help) && (
          <LinkButton to={WAITING_HELP} variant="text">
            Почему нужно ждать
          </LinkButton>
        )}
      </div>
      <output className="empty-hidden">{answer}</output>
    </>
  );
}

/** Without contacts, tells the user to remind the owner of the cabinet. */
function Contacts({ phone, email, hours }: SupportContacts) {
  if (!phone && email === undefined) {
    return <>Если ждать приходится долго, напомните о себе владельцу кабинета.</>;
  }
  return (
    <>
      Если ждать приходится долго, обратитесь в службу поддержки:{' '}
      {phone && <a href={`tel:${phone.number}`}>{phone.shown}</a>}
      {phone && email !== undefined && ', '}
      {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      {hours !== undefined && ` (${hours})`}.
    </>
  );
}
