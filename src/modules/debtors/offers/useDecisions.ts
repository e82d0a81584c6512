import { useEffect, useRef, useState } from 'react';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { toast } from '../../../shell/toast/toasts';
import { decisionsBetween } from './decisions';

/** Ids of offers. */
type Ids = ReadonlySet<string>;

/**
 * Says each decision that arrives while the offers are on the screen, and remembers whose card nobody
 * has looked at since.
 */
export function useDecisions(offers: readonly DebtorOffer[] | undefined): {
  unseen: Ids;
  see: (offerId: string) => void;
} {
  const [unseen, setUnseen] = useState<Ids>(new Set());
  const before = useRef(offers);
  useEffect(() => {
    const decisions = decisionsBetween(before.current, offers);
    before.current = offers ?? before.current;
    if (decisions.length === 0) return;
    for (const { text, favourable } of decisions) (favourable ? toast.success : toast.info)(text);
    setUnseen((ids) => new Set([...ids, ...decisions.map(({ offerId }) => offerId)]));
  }, [offers]);
  const see = (offerId: string) => {
    if (unseen.has(offerId)) setUnseen(new Set([...unseen].filter((id) => id !== offerId)));
  };
  return { unseen, see };
}
