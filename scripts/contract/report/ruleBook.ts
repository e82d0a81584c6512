import { operationRules } from '../diff/operationRules';
import { schemaRules } from '../diff/schemaRules';
import { liveRules } from './liveRules';
import type { RuleEntry } from './ruleEntry';
import { lintRules } from './ruleMessages';

/** What only the check of the mock backend tells. */
const FIXTURES: readonly RuleEntry[] = [
  {
    rule: 'handler-crashed',
    class: 'breaking',
    verbs: 'fixtures',
    meaning: { ru: 'Обработчик упал', en: 'The handler crashed' },
    example: 'TypeError in a handler',
  },
  {
    rule: 'backend-violation',
    class: 'breaking',
    verbs: 'fixtures',
    meaning: {
      ru: 'Учебный сервер сам нашёл у себя нарушение контракта',
      en: 'The mock backend held something against its own answer',
    },
    example: 'an answer that its own check refused',
  },
];

/** Every rule of the command, by the verbs that use it. Redocly's own rules are its own. */
export function allRules(): RuleEntry[] {
  return [...liveRules(), ...FIXTURES, ...operationRules(), ...schemaRules(), ...lintRules()];
}
