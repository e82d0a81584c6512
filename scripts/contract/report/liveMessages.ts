import type { Finding, Rule } from '../checker/findings';
import { LIVE_ROWS } from '../checker/liveRules';
import { readRow } from '../ruleRow';
import type { Language } from './reportFinding';

const russian = (rule: Rule): string => readRow(LIVE_ROWS[rule]).texts.ru;

/** What a rule means. */
export function russianMeaning(rule: Rule): string {
  return russian(rule).replace(/, ожидается$/, '');
}

/** What was found, in a sentence. It holds no value of the exchange in either language. */
export function liveMessage({ rule, detail, message }: Finding, language: Language): string {
  if (language === 'en') return message;
  if (rule === 'body-required' && detail.startsWith('«')) {
    return `Нет ${detail.replaceAll('» or «', '» или «')}: нужно хотя бы одно из этих свойств`;
  }
  return detail === '' ? russian(rule) : `${russian(rule)}: ${detail}`;
}
