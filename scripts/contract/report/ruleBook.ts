import { operationRules } from '../diff/operationRules';
import { schemaRules } from '../diff/schemaRules';
import { LIVE_ROWS, LIVE_RULES, russianMeaning } from '../exchange/findings';
import { entryOf, type RuleEntry, type RuleRow } from './finding';
import { lintRules } from '../lint/ruleMessages';

function liveRules(): RuleEntry[] {
  return LIVE_RULES.map((rule) => {
    const entry = entryOf(rule, LIVE_ROWS[rule], 'check, proxy, har, fixtures');
    return { ...entry, meaning: { ...entry.meaning, ru: russianMeaning(rule) } };
  });
}

/** Rules of the check of the mock backend. */
const FIXTURE_ROWS: Readonly<Record<string, RuleRow>> = {
  'handler-crashed': 'breaking | The handler crashed | Обработчик упал | TypeError in a handler',
  'backend-violation':
    'breaking | The mock backend held something against its own answer | Учебный сервер сам нашёл у себя нарушение контракта | an answer that its own check refused',
};

/** Returns all rules except those of Redocly, with the verbs that use them. */
export function allRules(): RuleEntry[] {
  const fixtures = Object.entries(FIXTURE_ROWS).map(([rule, row]) =>
    entryOf(rule, row, 'fixtures'),
  );
  return [...liveRules(), ...fixtures, ...operationRules(), ...schemaRules(), ...lintRules()];
}
