import './DiscardClaim.css';
import { useNavigate } from 'react-router-dom';
import type { Claim } from '../../../../api/endpoints/sender';
import { paths } from '../../../../domain/paths';
import { Button } from '../../../../ui/button/Button';
import { trashIcon } from '../../../../ui/icon/drawings/trashIcon';
import { isUnseen, useDiscardClaim } from '../view/useDiscardClaim';

interface DiscardClaimProps {
  claim: Claim | undefined;
  /** The draft is gone. */
  onDiscarded: () => void;
}

/** Deletes the draft of a claim, or takes one back that waits for documents. */
export function DiscardClaim({ claim, onDiscarded }: DiscardClaimProps) {
  const navigate = useNavigate();
  const { run, busy } = useDiscardClaim(claim, () => {
    onDiscarded();
    void navigate(paths.orderRegister);
  });
  return (
    <Button variant="text" icon={trashIcon} busy={busy} onClick={() => run()}>
      <span className="discard-claim__text">
        {isUnseen(claim) ? 'Удалить черновик' : 'Отозвать заявление'}
      </span>
    </Button>
  );
}
