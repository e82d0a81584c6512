import { useState } from 'react';
import { StartAgain } from '../../StartAgain';
import { RecoveryCodeForm } from '../RecoveryCodeForm';
import { forgetRecovery, recoveryProgress } from '../recoveryProgress';

/** /recovery/confirm: asks for the code of the recovery in this tab; without a recovery it offers a new one. */
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
