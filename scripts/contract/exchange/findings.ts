import { readRow, ruleNames } from '../report/ruleRow';
import { LIVE_ROWS } from './liveRules';
import type { Language } from '../report/finding';

export type Rule = keyof typeof LIVE_ROWS;

/** All rules of the checker. */
export const LIVE_RULES: readonly Rule[] = ruleNames(LIVE_ROWS);

export interface Finding {
  readonly rule: Rule;
  readonly class: 'breaking' | 'warn' | 'compatible';
  /** operationId, or the method and masked path of an unknown call. */
  readonly operation: string;
  /** JSON Pointer into the exchange: /path/id, /query/page, /headers/content-type, /body/0/status. */
  readonly pointer: string;
  /** The mistake, in English. Holds no value of the exchange, so reports may show it. */
  readonly message: string;
  /** The contract's requirement, language-independent: `integer`, `>= 0`, a name, or ''. */
  readonly detail: string;
  /**
   * JSON Pointer of the broken part in the bundled contract, references followed; '' if there is
   * none.
   */
  readonly contract: string;
  /**
   * JSON Pointer in the bundled contract of the property with the wrong or missing value; null if
   * there is none.
   */
  readonly property: string | null;
  /** See FindingFacts. */
  readonly expected: string | null;
  readonly received: string | null;
}

/** Texts of a finding; by default the message of the rule. */
export type Said = Partial<Pick<Finding, 'message' | 'detail' | 'expected' | 'received'>>;

/** The place of a finding. */
export type FindingPlace = Pick<Finding, 'operation' | 'pointer' | 'contract'> &
  Partial<Pick<Finding, 'property'>>;

export function finding(
  rule: Rule,
  { operation, pointer, contract, property = null }: FindingPlace,
  { message, detail = '', expected = null, received = null }: Said = {},
): Finding {
  const { class: kind, texts } = readRow(LIVE_ROWS[rule]);
  const place = { operation, pointer, contract, property };
  return { rule, class: kind, ...place, message: message ?? texts.en, detail, expected, received };
}

/** One cause gives one finding: a fault of 5 000 list items is reported once, at the first item. */
export function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer, message }) => {
    const key = `${rule} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const russian = (rule: Rule): string => readRow(LIVE_ROWS[rule]).texts.ru;

/** Returns the meaning of a rule in Russian. */
export function russianMeaning(rule: Rule): string {
  return russian(rule).replace(/, ожидается$/, '');
}

/** Returns a finding as a sentence, without any value of the exchange. */
export function liveMessage({ rule, detail, message }: Finding, language: Language): string {
  if (language === 'en') return message;
  if (rule === 'body-required' && detail.startsWith('«')) {
    return `Нет ${detail.replaceAll('» or «', '» или «')}: нужно хотя бы одно из этих свойств`;
  }
  return detail === '' ? russian(rule) : `${russian(rule)}: ${detail}`;
}
