import './ClaimView.css';
import type { ReactNode } from 'react';
import type { Claim } from '../../../../api/endpoints/sender';
import { isRevocableClaim } from '../../../../domain/claims';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { Note } from '../../../../ui/state/Note';
import { Timeline } from '../../../../ui/timeline/Timeline';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimStatus, claimTimeline } from './claimTimeline';
import { useDiscardClaim } from './useDiscardClaim';

/** Where a claim stands, its way so far, and the way to take it back. */
export function ClaimWay({ claim, action }: { claim: Claim; action?: ReactNode }) {
  const { tone, label } = claimStatus(claim.status);
  const reason = shownText(claim.rejectReason);
  const isRevocable = isRevocableClaim(shownText(fieldsOf(claim.status)['name']));
  const footer = isRevocable ? <Revoke claim={claim} /> : action;
  return (
    <div className="claim-view__way">
      <Card
        title="Ход рассмотрения"
        headingLevel={2}
        badge={<StatusBadge tone={tone} label={label} />}
        {...(footer !== undefined && { footer })}
      >
        {reason !== '' && (
          <Note tone="warning" title="Решение страховой компании" className="claim-view__note">
            {reason}
          </Note>
        )}
        <Timeline label="История заявления" steps={claimTimeline(claim)} />
      </Card>
    </div>
  );
}

function Revoke({ claim }: { claim: Claim }) {
  const { run, busy } = useDiscardClaim(claim);
  return (
    <Button variant="outlined" busy={busy} onClick={() => run()}>
      Отозвать заявление
    </Button>
  );
}
