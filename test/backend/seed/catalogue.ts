import { BUILDERS } from './seed';

/** Description of a builder for the guide. */
interface CatalogueEntry {
  readonly name: string;
  readonly about: string;
  readonly variants: readonly string[];
  readonly fields: readonly { name: string; takes: string; otherwise: string }[];
  readonly example: object;
}

export const CATALOGUE: readonly CatalogueEntry[] = Object.entries(BUILDERS).map(
  ([name, { about, variants, fields, example }]) => ({
    name,
    about,
    variants: Object.keys(variants),
    fields: Object.entries(fields).map(([field, { takes, otherwise }]) => ({
      name: field,
      takes,
      otherwise: otherwise.description,
    })),
    example,
  }),
);

/** Maximum number of characters in a cell; a longer list is cut after a word. */
const LONGEST_CELL = 120;

function cell(text: string): string {
  const whole = text.replaceAll('|', '\\|');
  if (whole.length <= LONGEST_CELL) return whole;
  const words = whole.slice(0, LONGEST_CELL - '…'.length).split(', ');
  return `${words.slice(0, -1).join(', ')}, …`;
}

/** Returns the catalogue as tables of the README; `GET /__backend/seed` has the full lists. */
export function catalogueInMarkdown(): string {
  return CATALOGUE.map(({ name, about, variants, fields, example }) =>
    [
      `**${name}**: ${about}.`,
      ...(variants.length === 0
        ? []
        : ['', `Variants: ${variants.map((one) => `\`${one}\``).join(', ')}.`]),
      '',
      `\`${JSON.stringify({ [name]: example })}\``,
      '',
      '| field | takes | left out |',
      '| --- | --- | --- |',
      ...fields.map((one) => `| ${one.name} | ${cell(one.takes)} | ${cell(one.otherwise)} |`),
    ].join('\n'),
  ).join('\n\n');
}
