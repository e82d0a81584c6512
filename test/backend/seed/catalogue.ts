import { BUILDERS } from './seed';

/** One builder, for people who choose. */
interface CatalogueEntry {
  readonly name: string;
  readonly about: string;
  readonly variants: readonly string[];
  readonly fields: readonly { name: string; takes: string; otherwise: string }[];
  readonly example: object;
}

/** All builders with their fields, defaults and examples. */
export const CATALOGUE: readonly CatalogueEntry[] = Object.entries(BUILDERS).map(
  ([name, { about, variants, fields, example }]) => ({
    name,
    about,
    variants: Object.keys(variants),
    fields: Object.entries(fields).map(([field, { takes, otherwise }]) => ({
      name: field,
      takes,
      otherwise: otherwise.says,
    })),
    example,
  }),
);

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The catalogue as the README shows it. */
export function catalogueInMarkdown(): string {
  return CATALOGUE.map(({ name, about, variants, fields, example }) =>
    [
      `**${name}**: ${about}. ${
        variants.length === 0 ? '' : `Variants: ${variants.map((one) => `\`${one}\``).join(', ')}. `
      }Example: \`${JSON.stringify({ [name]: example })}\``,
      '',
      '| field | takes | left out |',
      '| --- | --- | --- |',
      ...fields.map((one) => `| ${one.name} | ${cell(one.takes)} | ${cell(one.otherwise)} |`),
    ].join('\n'),
  ).join('\n\n');
}
