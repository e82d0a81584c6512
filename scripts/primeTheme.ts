import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss, { AtRule, type Container, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Classes that PrimeReact uses on elements of any component. */
const COMMON =
  /^p-(component|component-overlay(-enter|-leave)?|disabled|focus|hidden-accessible|highlight|icon|invalid|link|overflow-hidden|placeholder)$/;

/** Families of classes that are not simply `p-` and the component's name. */
const FAMILIES: Record<string, RegExp> = {
  common: COMMON,
  button: /^p-button(-(icon|icon-only|label|outlined|text|link|loading|loading-icon))?$/,
};

/** Class whose rules are kept inside of other components, too. */
const INSIDE = /^p-button$/;

/** Selectors for features of used components that the cabinet does not use. */
const UNUSED =
  /p-(datepicker-(today|multiple-month \.p-datepicker-group(:|$)|buttonbar|monthpicker|yearpicker|timeonly|touch-ui)|variant-filled|inputtext(area)?-(sm|lg)|dialog-(maximize|draggable|top|bottom|left|right)|toast-(top|bottom|center|message-(success|info|warn|error|icon))|avatar-group|avatar-clickable|progressbar-label|timeline-(right|top|bottom|alternate|horizontal))|-contextmenu/;

/** Declarations that are dropped, because the cabinet has its own font, focus ring and shadows. */
const OWN = /^(font-f|outline|box-shadow|--|-webkit-)/;

/** Literal colours of lara-light-green → PrimeReact's variables; design tokens set the variables. */
const VARIABLES: Record<string, string> = {
  '#ffffff': '--surface-card',
  '#f9fafb': '--surface-ground',
  '#f3f4f6': '--surface-hover',
  '#e5e7eb': '--surface-hover',
  '#d1d5db': '--surface-400',
  '#b7bcc5': '--surface-400',
  '#6b7280': '--text-color-secondary',
  '#4b5563': '--text-color',
  '#374151': '--text-color',
  '#10b981': '--primary-color',
  '#059669': '--primary-600',
  '#047857': '--primary-600',
  '#f0fdfa': '--highlight-bg',
  '#e24c4c': '--red-500',
  'rgba(0, 0, 0, 0.4)': '--maskbg',
  'rgba(16, 185, 129, 0.04)': '--highlight-bg',
  'rgba(16, 185, 129, 0.16)': '--highlight-bg',
  'rgba(16, 185, 129, 0.24)': '--highlight-bg',
  'rgba(255, 255, 255, 0)': '--surface-100',
  'rgba(255, 255, 255, 0.4)': '--surface-50',
  'rgba(255, 255, 255, 0.5)': '--surface-hover',
};
/** Colours that need another variable for texts than for borders. */
const TEXT: Record<string, string> = {
  '#ffffff': '--primary-color-text',
  '#10b981': '--highlight-text-color',
  '#047857': '--highlight-text-color',
};
const LINE: Record<string, string> = {
  '#e5e7eb': '--surface-border',
  '#f3f4f6': '--surface-border',
  '#6b7280': '--surface-400',
};

const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

function withVariables({ prop, value }: Declaration): string {
  const special = prop === 'color' ? TEXT : prop.startsWith('border') ? LINE : {};
  return value.replace(LITERAL, (literal) => {
    const name = special[literal] ?? VARIABLES[literal];
    if (name === undefined) throw new Error(`theme: no variable for ${literal} in "${prop}"`);
    return `var(${name})`;
  });
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    if (node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

/**
 * Returns PrimeReact's styles for these components, with variables instead of literal colours, because design tokens
 * define the light and the dark theme. Unused styles are left out.
 * @throws Error if a colour has no variable, which means that a new version of the theme has a new colour
 */
export function usedStyles(source: string, components: readonly string[]): string {
  const families = components.map((name) => FAMILIES[name] ?? new RegExp(`^p-${name}(-|$)`));
  const isWanted = (selector: string) => {
    const classes = [...selector.matchAll(/\.(p-[\w-]+)/g)].map(([, name = '']) => name);
    const ofUsed = classes.filter((name) => families.some((family) => family.test(name)));
    return (
      ofUsed.length > 0 &&
      classes.every((name) => COMMON.test(name) || INSIDE.test(name) || ofUsed.includes(name)) &&
      !UNUSED.test(selector)
    );
  };
  const root = postcss.parse(source);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(font-face|import|charset|-webkit-keyframes)$/, (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    rule.selectors = rule.selectors.filter(isWanted);
    if (rule.selector === '') rule.remove();
  });
  root.walkDecls((declaration) => {
    if (OWN.test(declaration.prop)) declaration.remove();
    else if (declaration.value.startsWith('var(--maskbg')) declaration.value = 'var(--maskbg)';
    else declaration.value = withVariables(declaration);
  });
  const played = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(' ').forEach((word) => played.add(word)));
  root.walkAtRules('keyframes', (rule) => void (played.has(rule.params) || rule.remove()));
  removeEmpty(root);
  return root.toString();
}

/** Returns the styles that a PrimeReact component adds at run time; they are strings in its source file. */
export function ownStyles(module: string): string {
  return [...module.matchAll(/"(?:\\.|[^"\\\n])*"/g)]
    .map(([literal]): string => JSON.parse(literal))
    .filter((text) => /^\s*(?:@layer primereact|\.p-)[^]*\}/.test(text))
    .map((text) => text + '}'.repeat(text.split('{').length - text.split('}').length))
    .join('\n');
}

interface StyleSheet {
  /** Families of classes whose rules are taken from the theme. */
  theme: readonly string[];
  /** Components whose run-time styles are included, imported from `primereact/<name>`. */
  components: readonly string[];
}

/** PrimeReact components whose styles the cabinet loads together. The calendar has a style sheet of its own. */
export const USED = [
  'dialog',
  'inputswitch',
  'inputtextarea',
  'progressbar',
  'selectbutton',
  'timeline',
  'toast',
  'tooltip',
];

const STYLE_SHEETS: Record<string, StyleSheet> = {
  // Styles of native elements on pages without PrimeReact.
  'virtual:prime/public.css': {
    theme: ['common', 'button', 'inputtext', 'checkbox'],
    components: [],
  },
  'virtual:prime/cabinet.css': { theme: USED, components: USED },
  // These styles are loaded with the first calendar.
  'virtual:prime/calendar.css': { theme: ['datepicker'], components: ['calendar'] },
};

const require = createRequire(import.meta.url);
const THEME = require.resolve('primereact/resources/themes/lara-light-green/theme.css');
const fileOf = (component: string) =>
  readFile(THEME.replace(/resources.*$/, `${component}/${component}.esm.js`), 'utf8');

async function sheetOf({ theme, components }: StyleSheet): Promise<string> {
  const looks = usedStyles(await readFile(THEME, 'utf8'), theme);
  if (components.length === 0) return looks;
  const base = usedStyles(ownStyles(await fileOf('componentbase')), ['common']);
  const files = await Promise.all(components.map(fileOf));
  const own = usedStyles(files.map(ownStyles).join('\n'), theme);
  return [base, own, looks].join('\n');
}

/** Vite plugin: provides the used part of PrimeReact's styles as style modules. */
export function primeTheme(): Plugin {
  return {
    name: 'prime-theme',
    enforce: 'pre',
    resolveId(id) {
      // Vite processes the module as a style sheet only without the usual NUL prefix.
      return id in STYLE_SHEETS ? `/${id.replace(':', '/')}` : null;
    },
    async load(id) {
      const sheet = STYLE_SHEETS[id.replace(/^\/virtual\//, 'virtual:')];
      return sheet === undefined ? null : sheetOf(sheet);
    },
  };
}
