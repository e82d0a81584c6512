import { useEffect, useRef, useState } from 'react';
import { toast } from '../../shell/toast/toasts';
import { decisionsBetween, type DecisionRules, type WithId } from './decisions';

/** Ids of offers. */
type Ids = ReadonlySet<string>;

/**
 * Announces each decision that arrives while the offers are on the screen, and remembers the cards that
 * the customer has not looked at since.
 *
 * @param rules the same object each time
 */
export function useDecisions<Offer extends WithId>(
  offers: readonly Offer[],
  rules: DecisionRules<Offer>,
): { unseen: Ids; see: (offerId: string) => void } {
  const [unseen, setUnseen] = useState<Ids>(new Set());
  const before = useRef(offers);
  useEffect(() => {
    const decisions = decisionsBetween(before.current, offers, rules);
    before.current = offers;
    if (decisions.length === 0) return;
    for (const { text, favourable } of decisions) (favourable ? toast.success : toast.info)(text);
    setUnseen((ids) => new Set([...ids, ...decisions.map(({ offerId }) => offerId)]));
  }, [offers, rules]);
  const see = (offerId: string) => {
    if (unseen.has(offerId)) setUnseen(new Set([...unseen].filter((id) => id !== offerId)));
  };
  return { unseen, see };
}
