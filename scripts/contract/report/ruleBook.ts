import { operationRules } from '../diff/operationRules';
import { schemaRules } from '../diff/schemaRules';
import { LIVE_RULES } from '../checker/findings';
import { LIVE_ROWS } from '../checker/liveRules';
import { russianMeaning } from './liveMessages';
import { readRow, type RuleEntry } from '../ruleRow';
import { lintRules } from './ruleMessages';

/** Every rule by which exchanges are checked. */
function liveRules(): RuleEntry[] {
  return LIVE_RULES.map((rule) => {
    const { class: kind, texts, example } = readRow(LIVE_ROWS[rule]);
    const meaning = { en: texts.en, ru: russianMeaning(rule) };
    return { rule, class: kind, verbs: 'check, proxy, har, fixtures', meaning, example };
  });
}

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
