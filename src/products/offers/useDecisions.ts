import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../shell/toast/toasts';

/** A decision about an application, with the texts of its announcement. */
export interface Decision {
  /** Name of the company that has decided, and its decision. */
  text: string;
  favourable: boolean;
}

export interface WithId {
  id: string;
}

/** Product-specific functions that find the decision on an offer. */
export interface DecisionRules<Offer> {
  /** True if the offer's status is expected to change on the server: the section then polls. */
  isUnderWay: (offer: Offer) => boolean;
  /** Returns the decision; undefined before there is one. */
  decisionOf: (offer: Offer) => Decision | undefined;
}

/** A decision that arrived while the offers were visible. */
export interface NewDecision extends Decision {
  offerId: string;
}

/**
 * Compares two responses and returns the decisions on offers that were in progress before. Skips a new offer that
 * already has a decision.
 */
export function decisionsBetween<Offer extends WithId>(
  before: readonly Offer[] | undefined,
  after: readonly Offer[] | undefined,
  { isUnderWay, decisionOf }: DecisionRules<Offer>,
): NewDecision[] {
  const waiting = new Set((before ?? []).filter(isUnderWay).map(({ id }) => id));
  return (after ?? []).flatMap((offer) => {
    const decision = waiting.has(offer.id) ? decisionOf(offer) : undefined;
    return decision ? [{ ...decision, offerId: offer.id }] : [];
  });
}

type Ids = ReadonlySet<string>;

/**
 * Announces each decision that arrives while the offers are visible. `unseen` contains the ids of these offers until
 * `see` is called.
 *
 * @param rules must be stable
 */
export function useDecisions<Offer extends WithId>(
  offers: readonly Offer[],
  rules: DecisionRules<Offer>,
): { unseen: Ids; see: (offerId: string) => void } {
  const [unseen, setUnseen] = useState<Ids>(new Set());
  const toast = useToast();
  const before = useRef(offers);
  useEffect(() => {
    const decisions = decisionsBetween(before.current, offers, rules);
    before.current = offers;
    if (decisions.length === 0) return;
    for (const { text, favourable } of decisions) (favourable ? toast.success : toast.info)(text);
    setUnseen((ids) => new Set([...ids, ...decisions.map(({ offerId }) => offerId)]));
  }, [offers, rules, toast]);
  const see = (offerId: string) => {
    if (unseen.has(offerId)) setUnseen(new Set([...unseen].filter((id) => id !== offerId)));
  };
  return { unseen, see };
}
