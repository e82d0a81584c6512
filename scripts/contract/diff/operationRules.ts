import type { FindingClass } from '../report/reportFinding';
import type { RuleEntry } from '../report/ruleEntry';
import {
  exampleOf,
  limitsOf,
  ruleNames,
  shownWords,
  type Change,
  type Limits,
  type Place,
} from './drift';
import { OPERATION_TEXTS, type OperationRule, type OperationWords } from './operationTexts';

const CLASSES: Readonly<Record<OperationRule, FindingClass>> = {
  'path-removed': 'breaking',
  'method-removed': 'breaking',
  'operation-added': 'compatible',
  'operation-deprecated': 'warn',
  'operation-id-renamed': 'warn',
  'server-prefix-changed': 'breaking',
  'security-tightened': 'breaking',
  'security-loosened': 'compatible',
  'path-parameter-renamed': 'compatible',
  'request-parameter-added': 'compatible',
  'request-parameter-added-required': 'breaking',
  'request-parameter-removed': 'warn',
  'request-parameter-became-required': 'breaking',
  'request-parameter-became-optional': 'compatible',
  'request-parameter-style-changed': 'breaking',
  'request-parameter-deprecated': 'warn',
  'request-body-added': 'compatible',
  'request-body-added-required': 'breaking',
  'request-body-removed': 'warn',
  'request-body-became-required': 'breaking',
  'request-body-became-optional': 'compatible',
  'request-media-type-removed': 'breaking',
  'request-media-type-added': 'compatible',
  'request-encoding-changed': 'breaking',
  'response-body-removed': 'breaking',
  'response-body-added': 'compatible',
  'response-media-type-removed': 'breaking',
  'response-media-type-replaced': 'breaking',
  'response-media-type-added': 'compatible',
  'response-success-status-changed': 'breaking',
  'response-success-status-added': 'breaking',
  'response-success-status-removed': 'warn',
  'response-error-status-added': 'compatible',
  'response-error-status-added-other-shape': 'breaking',
  'response-error-status-removed': 'warn',
  'response-header-added': 'compatible',
  'response-header-removed': 'warn',
  'response-header-required-removed': 'breaking',
  'response-header-became-optional': 'breaking',
  'response-header-became-required': 'compatible',
  'response-header-deprecated': 'warn',
  'call-added': 'compatible',
  'call-removed': 'warn',
  'status-accepted': 'compatible',
  'status-refused': 'breaking',
  'body-became-required': 'compatible',
  'body-became-optional': 'breaking',
  'search-filter-added': 'compatible',
  'search-filter-removed': 'breaking',
  'search-comparison-added': 'compatible',
  'search-comparison-removed': 'breaking',
  'search-order-added': 'compatible',
  'search-order-removed': 'breaking',
  'search-described': 'warn',
  'search-undescribed': 'warn',
};

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
  return ruleNames(CLASSES).map((rule) => ({
    rule,
    class: CLASSES[rule],
    verbs: 'diff',
    meaning: OPERATION_TEXTS[rule](SAMPLE),
    example: exampleOf(rule, rule, SAMPLE),
  }));
}

/** A change of an operation, or of the contract around it. */
export function operationChange<Rule extends OperationRule>(
  rule: Rule,
  words: OperationWords[Rule],
  pointer: string,
  place: Place | null,
  limits: Limits = {},
): Change {
  const texts = OPERATION_TEXTS[rule](shownWords(words));
  const topic = `${rule} ${JSON.stringify(words)}`;
  const told = limitsOf(rule, words, limits);
  return { class: CLASSES[rule], rule, topic, pointer, texts, place, ...told };
}
