import type { Texts } from './drift';

/** What the messages of each kind of change name. They are words of the contract, never values. */
export interface SchemaWords {
  'property-removed': { name: string };
  'required-property-removed': { name: string };
  'property-removed-from-closed': { name: string };
  'property-added': { name: string };
  'property-added-to-closed': { name: string };
  'required-property-added': { name: string };
  'property-became-optional': { name: string };
  'property-became-required': { name: string };
  'property-deprecated': { name: string };
  'type-changed': { from: string; to: string };
  'type-widened': { from: string; to: string };
  'type-narrowed': { from: string; to: string };
  'became-nullable': object;
  'became-non-null': object;
  'format-changed': { from: string; to: string };
  'format-widened': { from: string; to: string };
  'format-narrowed': { from: string; to: string };
  'format-dropped': { from: string };
  'format-added': { to: string };
  'enum-value-added': { values: string };
  'extensible-enum-value-added': { values: string };
  'enum-value-removed': { values: string };
  'enum-dropped': object;
  'extensible-enum-dropped': object;
  'enum-added': object;
  'enum-opened': object;
  'enum-closed': object;
  'bound-widened': { keywords: string };
  'bound-tightened': { keywords: string };
  'bound-changed': { keywords: string };
  'object-opened': object;
  'object-closed': object;
  'alternative-added': { label: string };
  'overlapping-alternative-added': { label: string };
  'alternative-removed': { label: string };
  'alternatives-became-exclusive': object;
  'alternatives-became-inclusive': object;
  'discriminator-added': { name: string };
  'discriminator-removed': { name: string };
  'constraint-changed': { keywords: string };
  'default-changed': object;
}

export type SchemaKind = keyof SchemaWords;

/** How each of them is told. */
export const SCHEMA_TEXTS: { readonly [Kind in SchemaKind]: (words: SchemaWords[Kind]) => Texts } =
  {
    'property-removed': ({ name }) => ({
      en: `the property ${name} is gone`,
      ru: `свойства ${name} больше нет`,
    }),
    'required-property-removed': ({ name }) => ({
      en: `the required property ${name} is gone`,
      ru: `обязательного свойства ${name} больше нет`,
    }),
    'property-removed-from-closed': ({ name }) => ({
      en: `the property ${name} is no longer accepted`,
      ru: `свойство ${name} больше не принимается`,
    }),
    'property-added': ({ name }) => ({
      en: `the property ${name} is new`,
      ru: `новое свойство ${name}`,
    }),
    'property-added-to-closed': ({ name }) => ({
      en: `the property ${name} is new in an object that allowed no others`,
      ru: `новое свойство ${name} в объекте, где других быть не могло`,
    }),
    'required-property-added': ({ name }) => ({
      en: `the property ${name} is new and required`,
      ru: `новое обязательное свойство ${name}`,
    }),
    'property-became-optional': ({ name }) => ({
      en: `the property ${name} is no longer required`,
      ru: `свойство ${name} больше не обязательно`,
    }),
    'property-became-required': ({ name }) => ({
      en: `the property ${name} is now required`,
      ru: `свойство ${name} стало обязательным`,
    }),
    'property-deprecated': ({ name }) => ({
      en: `the property ${name} is deprecated`,
      ru: `свойство ${name} объявлено устаревшим`,
    }),
    'type-changed': ({ from, to }) => ({
      en: `the type ${from} became ${to}`,
      ru: `тип ${from} стал ${to}`,
    }),
    'type-widened': ({ from, to }) => ({
      en: `the type ${from} widened to ${to}`,
      ru: `тип ${from} расширен до ${to}`,
    }),
    'type-narrowed': ({ from, to }) => ({
      en: `the type ${from} narrowed to ${to}`,
      ru: `тип ${from} сужен до ${to}`,
    }),
    'became-nullable': () => ({ en: 'null is possible now', ru: 'теперь бывает null' }),
    'became-non-null': () => ({ en: 'null is no longer possible', ru: 'null больше не бывает' }),
    'format-changed': ({ from, to }) => ({
      en: `the format ${from} became ${to}`,
      ru: `формат ${from} стал ${to}`,
    }),
    'format-widened': ({ from, to }) => ({
      en: `the format ${from} widened to ${to}`,
      ru: `формат ${from} расширен до ${to}`,
    }),
    'format-narrowed': ({ from, to }) => ({
      en: `the format ${from} narrowed to ${to}`,
      ru: `формат ${from} сужен до ${to}`,
    }),
    'format-dropped': ({ from }) => ({
      en: `the format ${from} is no longer promised`,
      ru: `формат ${from} больше не указан`,
    }),
    'format-added': ({ to }) => ({ en: `the format is now ${to}`, ru: `указан формат ${to}` }),
    'enum-value-added': ({ values }) => ({
      en: `the closed enumeration gained ${values}`,
      ru: `в закрытом перечислении новые значения: ${values}`,
    }),
    'extensible-enum-value-added': ({ values }) => ({
      en: `the extensible enumeration gained ${values}`,
      ru: `в расширяемом перечислении новые значения: ${values}`,
    }),
    'enum-value-removed': ({ values }) => ({
      en: `the enumeration lost ${values}`,
      ru: `из перечисления убраны значения: ${values}`,
    }),
    'enum-dropped': () => ({
      en: 'the enumeration is gone, any value is possible',
      ru: 'перечисления больше нет, возможно любое значение',
    }),
    'extensible-enum-dropped': () => ({
      en: 'the extensible enumeration is gone',
      ru: 'расширяемого перечисления больше нет',
    }),
    'enum-added': () => ({
      en: 'only enumerated values are possible now',
      ru: 'возможны только значения из перечисления',
    }),
    'enum-opened': () => ({
      en: 'the closed enumeration became extensible',
      ru: 'закрытое перечисление стало расширяемым',
    }),
    'enum-closed': () => ({
      en: 'the extensible enumeration became closed',
      ru: 'расширяемое перечисление стало закрытым',
    }),
    'bound-widened': ({ keywords }) => ({
      en: `looser: ${keywords}`,
      ru: `ограничение ослаблено: ${keywords}`,
    }),
    'bound-tightened': ({ keywords }) => ({
      en: `tighter: ${keywords}`,
      ru: `ограничение ужесточено: ${keywords}`,
    }),
    'bound-changed': ({ keywords }) => ({
      en: `changed: ${keywords}`,
      ru: `ограничение изменено: ${keywords}`,
    }),
    'object-opened': () => ({
      en: 'the object may have other properties now',
      ru: 'в объекте теперь бывают и другие свойства',
    }),
    'object-closed': () => ({
      en: 'the object may have no other properties now',
      ru: 'других свойств в объекте быть больше не может',
    }),
    'alternative-added': ({ label }) => ({
      en: `${label} is a new alternative`,
      ru: `новый вариант ${label}`,
    }),
    'overlapping-alternative-added': ({ label }) => ({
      en: `${label} is a new alternative of a oneOf, and takes what another one took: that is refused now`,
      ru: `новый вариант ${label} в oneOf подходит и к тому, к чему подходил другой: такое больше не принимается`,
    }),
    'alternative-removed': ({ label }) => ({
      en: `the alternative ${label} is gone`,
      ru: `варианта ${label} больше нет`,
    }),
    'alternatives-became-exclusive': () => ({
      en: 'a value that fits several alternatives is refused now (anyOf became oneOf)',
      ru: 'значение, подходящее под несколько вариантов, больше не принимается (anyOf стал oneOf)',
    }),
    'alternatives-became-inclusive': () => ({
      en: 'a value may fit several alternatives now (oneOf became anyOf)',
      ru: 'значение теперь может подходить под несколько вариантов (oneOf стал anyOf)',
    }),
    'discriminator-added': ({ name }) => ({
      en: `the discriminator ${name} is new, its values are the same`,
      ru: `указан discriminator ${name}, значения прежние`,
    }),
    'discriminator-removed': ({ name }) => ({
      en: `the discriminator ${name} is gone, its values are the same`,
      ru: `discriminator ${name} больше не указан, значения прежние`,
    }),
    'constraint-changed': ({ keywords }) => ({
      en: `changed in a way that cannot be judged: ${keywords}`,
      ru: `изменено так, что последствия неясны: ${keywords}`,
    }),
    'default-changed': () => ({
      en: 'the default is another one',
      ru: 'значение по умолчанию изменилось',
    }),
  };
