import { type RuleEntry, ruleNames, readRow } from '../ruleRow';
import { exampleOf, limitsOf, shownWords, type Change, type Limits, type Site } from './drift';
import { OPERATION_RULES, type OperationRule, type OperationWords } from './operationTexts';

/** Words with which a rule is told in the list of rules. */
const SAMPLE = {
  name: 'phone',
  from: 'getUser',
  to: 'readUser',
  status: '202',
  comparison: 'LIKE',
};

/** Every rule of this file, each with a change that it is told of. */
export function operationRules(): RuleEntry[] {
  return ruleNames(OPERATION_RULES).map((rule) => {
    const { class: kind, texts: meaning } = readRow(OPERATION_RULES[rule], SAMPLE);
    return { rule, class: kind, verbs: 'diff', meaning, example: exampleOf(rule, rule, SAMPLE) };
  });
}

/** A change of an operation, or of the contract around it. */
export function operationChange<Rule extends OperationRule>(
  rule: Rule,
  words: OperationWords[Rule],
  pointer: string,
  place: Site | null,
  limits: Limits = {},
): Change {
  const { class: kind, texts } = readRow(OPERATION_RULES[rule], shownWords(words));
  const topic = `${rule} ${JSON.stringify(words)}`;
  return { class: kind, rule, topic, pointer, texts, place, ...limitsOf(rule, words, limits) };
}
