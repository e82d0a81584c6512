import { isInsuredEvent } from '../../../../domain/claims';
import { fieldError } from '../../../../blocks/steps/fieldTable';
import { DESCRIPTION, piecesOf, piecesRule, type ClaimContext } from './claimRules';
import { claimTable, type ClaimValues } from './claimTable';
import { orderItems } from './orderItems';

/** The fields of each step that has some. */
export const claimGroups = {
  event: ['type', 'eventDate', 'description'],
  damage: ['items', 'claimedAmount'],
  documents: ['documents'],
  payout: ['paymentDetailsId'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof claimTable)[]>>;

export type ClaimGroup = keyof typeof claimGroups;

/** What the chosen pieces cost together, in kopeks; wrong numbers count nothing. */
export function chosenSum(values: ClaimValues, order: object): number {
  const typed = new Map(values.items.map(({ id, quantity }) => [id, piecesOf(quantity) ?? 0]));
  return orderItems(order).reduce((sum, { id, price, quantity }) => {
    const pieces = Math.min(typed.get(id) ?? 0, quantity);
    return sum + pieces * price;
  }, 0);
}

function itemErrors(values: ClaimValues, { order }: ClaimContext): [string, string][] {
  return orderItems(order).flatMap(({ id, quantity }): [string, string][] => {
    const index = values.items.findIndex((item) => item.id === id);
    const message = piecesRule(quantity)(values.items[index]?.quantity ?? '', {});
    return message === undefined ? [] : [[`items.${index}.quantity`, message]];
  });
}

/** What is wrong with a group of fields, by their paths. */
export function groupErrors(
  group: ClaimGroup,
  values: ClaimValues,
  context: ClaimContext,
): ReadonlyMap<string, string> {
  const own = claimGroups[group].flatMap((name): [string, string][] => {
    const message = fieldError<ClaimContext>(claimTable[name], values[name], values, context);
    return message === undefined ? [] : [[name, message]];
  });
  return new Map(group === 'damage' ? [...itemErrors(values, context), ...own] : own);
}

/**
 * Whether the server would take these values as a draft: nothing has to be there but what happened,
 * and nothing that is there may be wrong.
 */
export function isSendable(values: ClaimValues, context: ClaimContext): boolean {
  if (!isInsuredEvent(values.type)) return false;
  const { description = '' } = values;
  // The server counts the blanks around it, too; too short is a gap.
  if (description.length > DESCRIPTION.max) return false;
  const wrong = [
    ...groupErrors('event', values, context).keys(),
    ...groupErrors('damage', values, context).keys(),
  ];
  const isFilled = (path: string) => {
    if (path === 'description') return false;
    if (path === 'eventDate') return values.eventDate !== undefined;
    if (path === 'claimedAmount') return values.claimedAmount !== undefined;
    return true;
  };
  return !wrong.some(isFilled);
}
