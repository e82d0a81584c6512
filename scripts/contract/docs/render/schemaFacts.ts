import type { OpenApiDocument } from '../../openApi';
import { addressOf, anchorId } from '../model/anchor';
import { componentName, isNode, jsonOf, listOf, resolved, textOf, type Node } from '../model/node';
import { demandedSets, readSchema, variantsOf } from '../model/schemaReading';
import { html, joined, NOTHING, type Html, type HtmlValue } from './html';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'строка',
  integer: 'целое',
  number: 'число',
  boolean: 'да/нет',
  object: 'объект',
  array: 'массив',
  null: 'null',
};

export function schemaLink(name: string): Html {
  return html`<a class="ref" href="${addressOf(anchorId('schemas', name))}">${name}</a>`;
}

function plainType(node: Node): string {
  const types = [node['type'], ...listOf(node['type'])].flatMap((type) => textOf(type) ?? []);
  if (types.length > 0) return types.map((type) => TYPE_WORDS[type] ?? type).join(' или ');
  if ('properties' in node || 'allOf' in node || 'additionalProperties' in node) return 'объект';
  if ('const' in node || 'enum' in node) return 'значение';
  return 'любое значение';
}

function choice(node: Node): HtmlValue {
  const variants = variantsOf(node).map((variant) => typeOf(variant));
  if (variants.length === 0) return null;
  return [listOf(node['anyOf']).length > 0 ? 'любое из: ' : 'одно из: ', joined(variants, ', ')];
}

/** What a value is, in words, with links to the schemas: «массив: Offer или null». */
export function typeOf(schema: unknown): Html {
  const { node, isNullable } = readSchema(schema);
  const name = componentName(node, 'schemas');
  const ofItems = isNode(node['items']) ? html`массив: ${typeOf(node['items'])}` : null;
  const isMap = isNode(node['additionalProperties']) && !('properties' in node);
  const ofMap = isMap ? html`словарь: ${typeOf(node['additionalProperties'])}` : null;
  const what =
    (name === undefined ? null : schemaLink(name)) ??
    ofItems ??
    ofMap ??
    choice(node) ??
    plainType(node);
  return html`${what}${isNullable ? html` <span class="null">или null</span>` : NOTHING}`;
}

function number(value: unknown): string | undefined {
  return typeof value === 'number'
    ? value.toLocaleString('ru-RU', { maximumFractionDigits: 20 })
    : undefined;
}

/** Both bounds in one phrase: «от 1 до 64 знаков», «> 0». */
function range(lower: unknown, upper: unknown, unit: string): string | null {
  const [from, to] = [number(lower), number(upper)];
  if (from === undefined && to === undefined) return null;
  if (from === to) return `ровно ${from ?? ''}${unit}`;
  return (
    `${from === undefined ? '' : `от ${from}`} ${to === undefined ? '' : `до ${to}`}`.trim() + unit
  );
}

/** In OpenAPI 3.0 an exclusive bound is a mark on the plain one, in 3.1 a number of its own. */
function bounds(node: Node): (string | null)[] {
  const above = node['exclusiveMinimum'] === true ? node['minimum'] : node['exclusiveMinimum'];
  const below = node['exclusiveMaximum'] === true ? node['maximum'] : node['exclusiveMaximum'];
  const lower = node['exclusiveMinimum'] === true ? undefined : node['minimum'];
  const upper = node['exclusiveMaximum'] === true ? undefined : node['maximum'];
  const [more, less, step] = [number(above), number(below), number(node['multipleOf'])];
  return [
    range(lower, upper, ''),
    more === undefined ? null : `больше ${more}`,
    less === undefined ? null : `меньше ${less}`,
    step === undefined ? null : `кратно ${step}`,
    range(node['minLength'], node['maxLength'], ' зн.'),
    range(node['minItems'], node['maxItems'], ' эл.'),
    range(node['minProperties'], node['maxProperties'], ' полей'),
    node['uniqueItems'] === true ? 'без повторов' : null,
  ];
}

const MARKS: readonly (readonly [string, string])[] = [
  ['readOnly', 'только в ответе'],
  ['writeOnly', 'только в запросе'],
  ['deprecated', 'устарело'],
];

function valueFact(label: string, node: Node, key: string): HtmlValue {
  return key in node ? html`${label} <code>${jsonOf(node[key])}</code>` : null;
}

function factsOfNode(node: Node): HtmlValue[] {
  const format = textOf(node['format']);
  const pattern = textOf(node['pattern']);
  const plain = [
    ...bounds(node),
    ...MARKS.map(([key, words]) => (node[key] === true ? words : null)),
  ];
  return [
    format === undefined ? null : html`<code>${format}</code>`,
    ...plain,
    pattern === undefined ? null : html`по образцу <code>${pattern}</code>`,
    valueFact('всегда', node, 'const'),
    valueFact('по умолчанию', node, 'default'),
    node['additionalProperties'] === false ? 'других полей не бывает' : null,
    ...demands(node),
  ].filter((fact) => fact !== null);
}

function demands(node: Node): HtmlValue[] {
  const sets = demandedSets(node).filter((set) => set.length > 0);
  if (sets.length === 0) return [];
  const written = sets.map((set) => html`<code>${set.join(' + ')}</code>`);
  return [html`нужно хотя бы одно: ${joined(written, ', ')}`];
}

/** The values of an enumeration, and whether a server may add to them. */
function enumeration(node: Node): Html {
  const values = listOf(node['enum']).filter((value) => value !== null);
  if (values.length === 0) return NOTHING;
  const written = values.map((value) => html`<code>${textOf(value) ?? jsonOf(value)}</code> `);
  const isOpen = node['x-extensible-enum'] === true;
  return html`<p class="enum">Значения${isOpen ? ' (список может расти)' : ''}: ${written}</p>`;
}

/** Everything that bounds a value. A reference shows what its target says, unless it has fields. */
export function factsOf(document: OpenApiDocument, schema: unknown): Html {
  const { node } = readSchema(schema);
  const { $ref: _ref, ...beside } = node;
  const target = readSchema(resolved(document, node)).node;
  const whole = '$ref' in node ? { ...target, ...beside } : node;
  const kind = '$ref' in node && !('properties' in target) ? [plainTypeOfTarget(target)] : [];
  const items = isNode(whole['items']) ? readSchema(resolved(document, whole['items'])).node : {};
  const facts = [...kind.filter((fact) => fact !== null), ...factsOfNode(whole)];
  const list = facts.length === 0 ? NOTHING : html`<p class="facts">${joined(facts, ' · ')}</p>`;
  return html`${list}${enumeration(whole)}${enumeration(items)}`;
}

function plainTypeOfTarget(target: Node): HtmlValue {
  return variantsOf(target).length > 0 || 'allOf' in target ? null : plainType(target);
}
