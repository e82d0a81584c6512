import type { OpenApiDocument } from '../../openApi';
import { addressOf, anchorId } from '../model/anchor';
import { componentName, isNode, resolved, textOf, type Node } from '../model/node';
import { fieldsOf, isStructured, readSchema, variantsOf, type Field } from '../model/schemaReading';
import { html, NOTHING, type Html, type HtmlValue } from './html';
import { renderMarkdown } from './markdown';
import { partBadge } from './badges';
import { factsOf, schemaLink, typeOf } from './schemaFacts';

interface TreeOptions {
  /** Gives every field of the first level an address of its own below this name of a schema. */
  readonly addressed?: string;
}

/** Deeper inline objects than this are cut: nobody reads on, and a bad document could be endless. */
const DEEPEST = 12;

/** The name of the schema that is referred to, through lists and maps. */
function referredName(schema: unknown): string | undefined {
  const { node } = readSchema(schema);
  const below = [node['items'], node['additionalProperties']].find(isNode);
  return componentName(node, 'schemas') ?? (below === undefined ? undefined : referredName(below));
}

/**
 * The fields of another schema, to be unfolded. They are in the page once, in the view of that
 * schema; the script copies them to here when this is opened, and without it the link remains.
 */
function unfoldable(name: string): Html {
  const id = anchorId('schemas', name);
  const link = html`<a href="${addressOf(id)}">Схема ${name}</a>`;
  return html`<details class="lazy" data-tree="${id}">
    <summary>поля ${name}</summary>
    ${link}
  </details>`;
}

function below(document: OpenApiDocument, schema: unknown, depth: number): Html {
  const name = referredName(schema);
  if (name !== undefined)
    return isStructured(document, { $ref: `#/components/schemas/${name}` })
      ? unfoldable(name)
      : NOTHING;
  if (!isStructured(document, schema) || depth > DEEPEST) return NOTHING;
  const tree = levelOf(document, schema, depth + 1, {});
  return html`<details open>
    <summary>поля</summary>
    ${tree}
  </details>`;
}

function fieldLine({ name, schema, isRequired, from }: Field): Html {
  const must = isRequired ? html` <b class="must">обязательно</b>` : NOTHING;
  const source =
    from === undefined ? NOTHING : html` <span class="from">из ${schemaLink(from)}</span>`;
  return html`<div class="field">
    <code class="name">${name}</code>
    <span class="type">${typeOf(schema)}</span>${must}${partBadge(schema['x-origin'])}${source}
  </div>`;
}

function row(document: OpenApiDocument, field: Field, depth: number, options: TreeOptions): Html {
  const { name, schema } = field;
  const { addressed } = options;
  const id = addressed === undefined ? NOTHING : html`id="${anchorId('schemas', addressed, name)}"`;
  return html`<li ${id}>
    ${fieldLine(field)}${factsOf(document, schema)}${renderMarkdown(textOf(schema['description']))}
    ${below(document, schema, depth)}
  </li>`;
}

function variantRow(document: OpenApiDocument, variant: Node, depth: number): Html {
  const title = textOf(variant['title']);
  return html`<li>
    <div class="field">
      ${title === undefined ? NOTHING : html`<b>${title}</b> `}<span class="type"
        >${typeOf(variant)}</span
      >
    </div>
    ${factsOf(document, variant)}${below(document, variant, depth)}
  </li>`;
}

function otherFields(document: OpenApiDocument, node: Node, depth: number): HtmlValue {
  const other = node['additionalProperties'];
  if (!isNode(other)) return null;
  return html`<li>
    <div class="field"><i>любое другое имя</i> <span class="type">${typeOf(other)}</span></div>
    ${factsOf(document, other)}${below(document, other, depth)}
  </li>`;
}

/** The rows below one schema: its fields, its variants, or what its items hold. */
function levelOf(
  document: OpenApiDocument,
  schema: unknown,
  depth: number,
  options: TreeOptions,
): Html {
  const { node } = readSchema(resolved(document, readSchema(schema).node));
  if (isNode(node['items'])) {
    const name = depth === 0 ? undefined : referredName(node['items']);
    return name === undefined ? levelOf(document, node['items'], depth, options) : unfoldable(name);
  }
  const fields = fieldsOf(document, node).map((field) => row(document, field, depth, options));
  const variants = variantsOf(node).map((variant) => variantRow(document, variant, depth));
  const rows = [...fields, ...variants, otherFields(document, node, depth)].filter(
    (one) => one !== null,
  );
  return rows.length === 0
    ? NOTHING
    : html`<ul class="tree">
        ${rows}
      </ul>`;
}

/** A schema as a tree: what it is, what bounds it, and its fields, the first level unfolded. */
export function schemaTree(
  document: OpenApiDocument,
  schema: unknown,
  options: TreeOptions = {},
): Html {
  return html`<div class="field"><span class="type">${typeOf(schema)}</span></div>
    ${factsOf(document, schema)}${levelOf(document, schema, 0, options)}`;
}
