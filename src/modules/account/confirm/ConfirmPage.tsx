import '../register/registration.css';
import './confirm.css';
import { useState } from 'react';
import { forgetPrivateQuery, privateQuery } from '../../../shell/navigation/privateQuery';
import { CodeForm } from './CodeForm';
import { ConfirmedView } from './ConfirmedView';
import { firstStage, type Stage, type StaleReason } from './confirmStage';
import { LinkCheck } from './LinkCheck';
import { confirmation, forgetConfirmation } from './pendingConfirmation';
import { StaleView } from './StaleView';

/** /confirm: the code of a registration, or the link of its letter. */
export default function ConfirmPage() {
  const [stage, setStage] = useState<Stage>(() =>
    firstStage(privateQuery('token'), confirmation()),
  );

  const goStale = (reason: StaleReason) => {
    forgetPrivateQuery();
    setStage({ name: 'stale', reason });
  };

  switch (stage.name) {
    case 'link':
      return (
        <LinkCheck
          token={stage.token}
          onConfirmed={(confirmed) => {
            setStage({ name: 'confirmed', confirmed });
          }}
          onStale={goStale}
        />
      );
    case 'code':
      return (
        <CodeForm
          pending={stage.pending}
          onResent={(pending) => {
            setStage({ name: 'code', pending });
          }}
          onConfirmed={(confirmed) => {
            setStage({ name: 'confirmed', confirmed });
          }}
          onUnknown={() => {
            forgetConfirmation();
            goStale('noContext');
          }}
        />
      );
    case 'confirmed':
      return <ConfirmedView confirmed={stage.confirmed} />;
    case 'stale':
      return <StaleView reason={stage.reason} />;
  }
}
