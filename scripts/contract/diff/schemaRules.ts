import type { Side } from '../findingFacts';
import { type RuleEntry, ruleNames, readRow, type Texts } from '../ruleRow';
import { exampleOf, limitsOf, shownWords, type Change, type Limits, type Site } from './drift';
import { SCHEMA_RULES, type SchemaKind, type SchemaWords } from './schemaTexts';

const WHERE: Readonly<Record<Side, Texts>> = {
  response: { en: 'Response', ru: 'Ответ' },
  request: { en: 'Request', ru: 'Запрос' },
};

/** The class of a change on one side of an exchange, and how it is told there. */
function toldOn(side: Side, kind: SchemaKind, words: object) {
  const { class: found, texts } = readRow(SCHEMA_RULES[kind], words, side === 'response' ? 0 : 1);
  const { en, ru } = texts;
  return {
    class: found,
    texts: { en: `${WHERE[side].en}: ${en}`, ru: `${WHERE[side].ru}: ${ru}` },
  };
}

/** Words with which a rule is told in the list of rules. */
function sampleOf(kind: SchemaKind) {
  const words = { name: 'phone', values: '"LOST"', keywords: 'minimum', label: '(Cash)' };
  return kind.startsWith('format')
    ? { ...words, from: 'date', to: 'date-time' }
    : { ...words, from: 'integer', to: 'number' };
}

/** Every rule of this file on both sides, each with a change that it is told of. */
export function schemaRules(): RuleEntry[] {
  return (['response', 'request'] as const).flatMap((side) =>
    ruleNames(SCHEMA_RULES).map((kind) => {
      const { class: found, texts: meaning } = toldOn(side, kind, sampleOf(kind));
      const example = exampleOf(`${side}-${kind}`, kind, sampleOf(kind));
      return { rule: `${side}-${kind}`, class: found, verbs: 'diff', meaning, example };
    }),
  );
}

/** Added and removed properties have one topic: changes with one topic and place have one cause. */
function topicOf(kind: SchemaKind, words: object): string {
  const topic = /property-(added|removed)/.test(kind) ? 'presence' : kind;
  return `${topic} ${JSON.stringify(words)}`;
}

/** A change of a schema, classified by the side on which it is met. */
export function schemaChange<Kind extends SchemaKind>(
  side: Side,
  kind: Kind,
  words: SchemaWords[Kind],
  pointer: string,
  place: Site | null,
  limits: Limits = {},
): Change {
  return {
    ...toldOn(side, kind, shownWords(words)),
    rule: `${side}-${kind}`,
    topic: topicOf(kind, words),
    pointer,
    place,
    ...limitsOf(kind, words, limits),
  };
}
