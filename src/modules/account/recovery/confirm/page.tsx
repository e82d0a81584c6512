import { useState } from 'react';
import { StartAgain } from '../../StartAgain';
import { RecoveryCodeForm } from '../RecoveryCodeForm';
import { forgetRecovery, recoveryProgress } from '../recoveryProgress';

/** /recovery/confirm: the code of a recovery, if this tab has started one. */
export default function RecoveryConfirmPage() {
  const [progress, setProgress] = useState(recoveryProgress);
  if (progress === null) return <StartAgain />;
  return (
    <RecoveryCodeForm
      progress={progress}
      onResent={setProgress}
      onLost={() => {
        forgetRecovery();
        setProgress(null);
      }}
    />
  );
}
