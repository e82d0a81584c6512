import { LIVE_RULES } from '../checker/findings';
import { LIVE_ROWS } from '../checker/liveRules';
import { readRow } from '../ruleRow';
import { russianMeaning } from './liveMessages';
import type { RuleEntry } from './ruleEntry';

/** Every rule by which exchanges are checked. */
export function liveRules(): RuleEntry[] {
  return LIVE_RULES.map((rule) => {
    const { class: kind, texts, example } = readRow(LIVE_ROWS[rule]);
    const meaning = { en: texts.en, ru: russianMeaning(rule) };
    return { rule, class: kind, verbs: 'check, proxy, har, fixtures', meaning, example };
  });
}
