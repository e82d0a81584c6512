import {
  type FindingClass,
  readRow,
  type RuleEntry,
  ruleNames,
  type RuleRow,
  type Side,
  type Texts,
  type Words,
} from '../report/finding';
import { exampleOf, limitsOf, type Change, type Limits, type Site } from './drift';

/** Rules for changes of a schema: the class in a response, the class in a request, the texts. */
const SCHEMA_RULES = {
  'property-removed': 'warn, warn | the property {name} is gone | свойства {name} больше нет',
  'required-property-removed':
    'breaking, warn | the required property {name} is gone | обязательного свойства {name} больше нет',
  'property-removed-from-closed':
    'breaking, breaking | the property {name} is no longer accepted | свойство {name} больше не принимается',
  'property-added': 'compatible, compatible | the property {name} is new | новое свойство {name}',
  'property-added-to-closed':
    'breaking, compatible | the property {name} is new in an object that allowed no others | новое свойство {name} в объекте, где других быть не могло',
  'required-property-added':
    'compatible, breaking | the property {name} is new and required | новое обязательное свойство {name}',
  'property-became-optional':
    'breaking, compatible | the property {name} is no longer required | свойство {name} больше не обязательно',
  'property-became-required':
    'compatible, breaking | the property {name} is now required | свойство {name} стало обязательным',
  'property-deprecated':
    'warn, warn | the property {name} is deprecated | свойство {name} объявлено устаревшим',
  'type-changed': 'breaking, breaking | the type {from} became {to} | тип {from} стал {to}',
  'type-widened':
    'breaking, compatible | the type {from} widened to {to} | тип {from} расширен до {to}',
  'type-narrowed':
    'compatible, breaking | the type {from} narrowed to {to} | тип {from} сужен до {to}',
  'became-nullable': 'breaking, compatible | null is possible now | теперь бывает null',
  'became-non-null': 'compatible, breaking | null is no longer possible | null больше не бывает',
  'format-changed': 'breaking, breaking | the format {from} became {to} | формат {from} стал {to}',
  'format-widened':
    'breaking, compatible | the format {from} widened to {to} | формат {from} расширен до {to}',
  'format-narrowed':
    'compatible, breaking | the format {from} narrowed to {to} | формат {from} сужен до {to}',
  'format-dropped':
    'breaking, compatible | the format {from} is no longer promised | формат {from} больше не указан',
  'format-added': 'compatible, breaking | the format is now {to} | указан формат {to}',
  'enum-value-added':
    'breaking, compatible | the closed enumeration gained {values} | в закрытом перечислении новые значения: {values}',
  'extensible-enum-value-added':
    'warn, compatible | the extensible enumeration gained {values} | в расширяемом перечислении новые значения: {values}',
  'enum-value-removed':
    'compatible, breaking | the enumeration lost {values} | из перечисления убраны значения: {values}',
  'enum-dropped':
    'breaking, compatible | the enumeration is gone, any value is possible | перечисления больше нет, возможно любое значение',
  'extensible-enum-dropped':
    'warn, compatible | the extensible enumeration is gone | расширяемого перечисления больше нет',
  'enum-added':
    'compatible, breaking | only enumerated values are possible now | возможны только значения из перечисления',
  'enum-opened':
    'breaking, compatible | the closed enumeration became extensible | закрытое перечисление стало расширяемым',
  'enum-closed':
    'compatible, breaking | the extensible enumeration became closed | расширяемое перечисление стало закрытым',
  'bound-widened': 'breaking, compatible | looser: {keywords} | ограничение ослаблено: {keywords}',
  'bound-tightened':
    'compatible, breaking | tighter: {keywords} | ограничение ужесточено: {keywords}',
  'bound-changed': 'breaking, breaking | changed: {keywords} | ограничение изменено: {keywords}',
  'object-opened':
    'breaking, compatible | the object may have other properties now | в объекте теперь бывают и другие свойства',
  'object-closed':
    'compatible, breaking | the object may have no other properties now | других свойств в объекте быть больше не может',
  'alternative-added':
    'breaking, compatible | {label} is a new alternative | новый вариант {label}',
  'overlapping-alternative-added':
    'breaking, breaking | {label} is a new alternative of a oneOf, and takes what another one took: that is refused now | новый вариант {label} в oneOf подходит и к тому, к чему подходил другой: такое больше не принимается',
  'alternative-removed':
    'compatible, breaking | the alternative {label} is gone | варианта {label} больше нет',
  'alternatives-became-exclusive':
    'compatible, breaking | a value that fits several alternatives is refused now (anyOf became oneOf) | значение, подходящее под несколько вариантов, больше не принимается (anyOf стал oneOf)',
  'alternatives-became-inclusive':
    'breaking, compatible | a value may fit several alternatives now (oneOf became anyOf) | значение теперь может подходить под несколько вариантов (oneOf стал anyOf)',
  'discriminator-added':
    'compatible, compatible | the discriminator {name} is new, its values are the same | указан discriminator {name}, значения прежние',
  'discriminator-removed':
    'compatible, compatible | the discriminator {name} is gone, its values are the same | discriminator {name} больше не указан, значения прежние',
  'discriminator-redirected':
    'breaking, breaking | values of the discriminator lead to other schemas: {values} | значения discriminator ведут к другим схемам: {values}',
  'constraint-changed':
    'breaking, breaking | changed in a way that cannot be judged: {keywords} | изменено так, что последствия неясны: {keywords}',
  'default-changed':
    'compatible, warn | the default is another one | значение по умолчанию изменилось',
} as const satisfies Readonly<Record<string, `${FindingClass}, ${RuleRow}`>>;

type SchemaKind = keyof typeof SCHEMA_RULES;

type SchemaWords = {
  readonly [Kind in SchemaKind]: Words<(typeof SCHEMA_RULES)[Kind]>;
};

const WHERE: Readonly<Record<Side, Texts>> = {
  response: { en: 'Response', ru: 'Ответ' },
  request: { en: 'Request', ru: 'Запрос' },
};

function ruleOn(side: Side, kind: SchemaKind, words: object) {
  const { class: found, texts } = readRow(SCHEMA_RULES[kind], words, side === 'response' ? 0 : 1);
  const { en, ru } = texts;
  return {
    class: found,
    texts: { en: `${WHERE[side].en}: ${en}`, ru: `${WHERE[side].ru}: ${ru}` },
  };
}

function sampleOf(kind: SchemaKind) {
  const words = { name: 'phone', values: '"LOST"', keywords: 'minimum', label: '(Cash)' };
  return kind.startsWith('format')
    ? { ...words, from: 'date', to: 'date-time' }
    : { ...words, from: 'integer', to: 'number' };
}

/** Returns every rule of this file on both sides, each with an example of its change. */
export function schemaRules(): RuleEntry[] {
  return (['response', 'request'] as const).flatMap((side) =>
    ruleNames(SCHEMA_RULES).map((kind) => {
      const { class: found, texts: meaning } = ruleOn(side, kind, sampleOf(kind));
      const example = exampleOf(`${side}-${kind}`, kind, sampleOf(kind));
      return { rule: `${side}-${kind}`, class: found, verbs: 'diff', meaning, example };
    }),
  );
}

/** Added and removed properties share the topic `presence`, so that one cause is not reported twice. */
function topicOf(kind: SchemaKind, words: object): string {
  const topic = /property-(added|removed)/.test(kind) ? 'presence' : kind;
  return `${topic} ${JSON.stringify(words)}`;
}

/** Creates a change of a schema. Its class is that of the rule for this side (request or response). */
export function schemaChange<Kind extends SchemaKind>(
  side: Side,
  kind: Kind,
  words: SchemaWords[Kind],
  pointer: string,
  place: Site | null,
  limits: Limits = {},
): Change {
  return {
    ...ruleOn(side, kind, words),
    rule: `${side}-${kind}`,
    topic: topicOf(kind, words),
    pointer,
    place,
    ...limitsOf(kind, words, limits),
  };
}
