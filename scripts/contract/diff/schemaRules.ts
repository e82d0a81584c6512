import type { Side } from '../checker/side';
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
  type Texts,
} from './drift';
import { SCHEMA_TEXTS, type SchemaKind, type SchemaWords } from './schemaTexts';

/** The class in a response, then in a request. */
const CLASSES: Readonly<Record<SchemaKind, readonly [FindingClass, FindingClass]>> = {
  'property-removed': ['warn', 'warn'],
  'required-property-removed': ['breaking', 'warn'],
  'property-removed-from-closed': ['breaking', 'breaking'],
  'property-added': ['compatible', 'compatible'],
  'property-added-to-closed': ['breaking', 'compatible'],
  'required-property-added': ['compatible', 'breaking'],
  'property-became-optional': ['breaking', 'compatible'],
  'property-became-required': ['compatible', 'breaking'],
  'property-deprecated': ['warn', 'warn'],
  'type-changed': ['breaking', 'breaking'],
  'type-widened': ['breaking', 'compatible'],
  'type-narrowed': ['compatible', 'breaking'],
  'became-nullable': ['breaking', 'compatible'],
  'became-non-null': ['compatible', 'breaking'],
  'format-changed': ['breaking', 'breaking'],
  'format-widened': ['breaking', 'compatible'],
  'format-narrowed': ['compatible', 'breaking'],
  'format-dropped': ['breaking', 'compatible'],
  'format-added': ['compatible', 'breaking'],
  'enum-value-added': ['breaking', 'compatible'],
  'extensible-enum-value-added': ['warn', 'compatible'],
  'enum-value-removed': ['compatible', 'breaking'],
  'enum-dropped': ['breaking', 'compatible'],
  'extensible-enum-dropped': ['warn', 'compatible'],
  'enum-added': ['compatible', 'breaking'],
  'enum-opened': ['breaking', 'compatible'],
  'enum-closed': ['compatible', 'breaking'],
  'bound-widened': ['breaking', 'compatible'],
  'bound-tightened': ['compatible', 'breaking'],
  'bound-changed': ['breaking', 'breaking'],
  'object-opened': ['breaking', 'compatible'],
  'object-closed': ['compatible', 'breaking'],
  'alternative-added': ['breaking', 'compatible'],
  'overlapping-alternative-added': ['breaking', 'breaking'],
  'alternative-removed': ['compatible', 'breaking'],
  'alternatives-became-exclusive': ['compatible', 'breaking'],
  'alternatives-became-inclusive': ['breaking', 'compatible'],
  'discriminator-added': ['compatible', 'compatible'],
  'discriminator-removed': ['compatible', 'compatible'],
  'constraint-changed': ['breaking', 'breaking'],
  'default-changed': ['compatible', 'warn'],
};

const WHERE: Readonly<Record<Side, Texts>> = {
  response: { en: 'Response', ru: 'Ответ' },
  request: { en: 'Request', ru: 'Запрос' },
};

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
    ruleNames(CLASSES).map((kind) => {
      const { en, ru } = SCHEMA_TEXTS[kind](sampleOf(kind));
      const [inResponse, inRequest] = CLASSES[kind];
      return {
        rule: `${side}-${kind}`,
        class: side === 'response' ? inResponse : inRequest,
        verbs: 'diff',
        meaning: { en: `${WHERE[side].en}: ${en}`, ru: `${WHERE[side].ru}: ${ru}` },
        example: exampleOf(`${side}-${kind}`, kind, sampleOf(kind)),
      };
    }),
  );
}

/** A property is there or not: the same cause, whatever it is called on each side. */
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
  place: Place | null,
  limits: Limits = {},
): Change {
  const { en, ru } = SCHEMA_TEXTS[kind](shownWords(words));
  const [inResponse, inRequest] = CLASSES[kind];
  return {
    class: side === 'response' ? inResponse : inRequest,
    rule: `${side}-${kind}`,
    topic: topicOf(kind, words),
    pointer,
    texts: { en: `${WHERE[side].en}: ${en}`, ru: `${WHERE[side].ru}: ${ru}` },
    place,
    ...limitsOf(kind, words, limits),
  };
}
