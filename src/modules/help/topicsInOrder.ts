import { hasPermission, type Visitor } from '../../session/permissions';
import {
  availableModules,
  isModuleExcluded,
  SETTLEMENT_MODULE,
} from '../../shell/modules/availability';
import type { HelpTopic } from './questions/helpQuestion';

/** Topics of products, with the module and the roles that the user needs; one of the roles is enough. */
const PRODUCTS: readonly { topic: HelpTopic; module: string; roles: readonly string[] }[] = [
  { topic: 'debtors', module: 'debtors', roles: [] },
  { topic: 'finance', module: 'finance', roles: [] },
  { topic: 'seller', module: 'seller', roles: ['SELLER'] },
  { topic: 'sender', module: 'sender', roles: ['SENDER'] },
  { topic: 'settlement', module: SETTLEMENT_MODULE, roles: [] },
];

/** Topics of the page: first those of the user, then the other products. */
export interface OrderedTopics {
  own: readonly HelpTopic[];
  other: readonly HelpTopic[];
}

/**
 * Returns the topics in display order. Includes products that the user does not have, because people read about them
 * before they buy.
 */
export function topicsInOrder(visitor: Visitor): OrderedTopics {
  const available = availableModules(visitor);
  const has = ({ module, roles }: (typeof PRODUCTS)[number]) =>
    available.has(module) &&
    !isModuleExcluded(visitor.user?.organization, module) &&
    hasPermission(visitor.user, roles);
  return {
    own: ['general', 'account', ...PRODUCTS.filter(has).map(({ topic }) => topic)],
    other: PRODUCTS.filter((product) => !has(product)).map(({ topic }) => topic),
  };
}
