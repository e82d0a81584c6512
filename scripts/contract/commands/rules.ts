import type { RuleEntry } from '../ruleRow';
import type { Language } from '../report/reportFinding';
import { optional, usageError, type Command } from './command';

const CLASSES: Readonly<Record<Language, Readonly<Record<RuleEntry['class'], string>>>> = {
  ru: { breaking: 'ломает клиента', warn: 'предупреждение', compatible: 'совместимо' },
  en: { breaking: 'breaking', warn: 'warn', compatible: 'compatible' },
};

function linesOf({ rule, class: kind, verbs, meaning, example }: RuleEntry, language: Language) {
  const word = language === 'ru' ? 'например' : 'for example';
  return `${rule}  ${CLASSES[language][kind]}  ${verbs}\n  ${meaning[language]}\n  ${word}: ${example}`;
}

export const rulesCommand: Command = {
  does: 'lists every rule with its class, its meaning and an example | перечисляет все правила: класс, смысл и пример',
  flags: {
    format: 'text|json | in which form | в каком виде',
  },
  isReporting: false,
  run: async (asked) => {
    const format = optional(asked, 'format') ?? 'text';
    // Heavy, and of no use to the other verbs.
    const { allRules } = await import('../report/ruleBook');
    const rules = allRules();
    if (format === 'json') return { text: `${JSON.stringify(rules, null, 2)}\n` };
    if (format !== 'text') throw usageError(asked, '--format text|json', '--format text|json');
    const text = rules.map((one) => linesOf(one, asked.language)).join('\n\n');
    return { text: `${text}\n` };
  },
};
