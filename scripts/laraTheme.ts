import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss, { AtRule, type Container, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { withTokens } from './laraColours.ts';

/** State classes that PrimeReact puts on elements of any component. */
const COMMON =
  /^p-(component|component-overlay(-enter|-leave)?|disabled|focus|highlight|invalid|icon|link|placeholder)$/;

/** Class families of the theme, by the name of the component that wears them. */
const FAMILIES: Record<string, RegExp> = {
  common: COMMON,
  button: /^p-button(-(icon|icon-only|label|outlined|text|link|loading|loading-icon))?$/,
  inputtext: /^p-inputtext$/,
  inputtextarea: /^p-inputtextarea(-|$)/,
  checkbox: /^p-checkbox(-|$)/,
  dialog: /^p-dialog(-|$)/,
  toast: /^p-toast(-|$)/,
  menu: /^p-(menu(-(overlay|list|separator))?|menuitem(-(link|icon|text|content))?|submenu-header)$/,
};

// Never worn here: parts of used components that the cabinet does not use.
const UNUSED = /(p-variant-filled|p-dialog-maximize|p-toast-(top|bottom|center)|-contextmenu)/;

function isWanted(selector: string, families: readonly RegExp[]): boolean {
  const classes = [...selector.matchAll(/\.(p-[\w-]+)/g)].map((match) => match[1] ?? '');
  if (UNUSED.test(selector)) return false;
  return (
    classes.some((name) => families.some((family) => family.test(name))) &&
    classes.every((name) => COMMON.test(name) || families.some((family) => family.test(name)))
  );
}

function keepWantedSelectors(rule: Rule, families: readonly RegExp[]): void {
  if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
  const wanted = rule.selectors.filter((selector) => isWanted(selector, families));
  if (wanted.length === 0) rule.remove();
  else rule.selectors = wanted;
}

/** The font is the cabinet's, the focus ring too; what is left of them in the theme says nothing. */
function isForeign(property: string): boolean {
  return property.startsWith('font-f') || property.startsWith('--');
}

/**
 * The part of PrimeReact's `theme.css` that dresses the named components, with the cabinet's tokens in
 * place of literal colours. So light and dark are decided by the tokens alone, and what is not used is
 * not downloaded.
 *
 * @param source text of lara-light-green/theme.css
 * @param components names from the table above
 * @throws Error on an unknown component, or on a colour without a token
 */
export function buildLaraTheme(source: string, components: readonly string[]): string {
  const families = components.map((name) => {
    const family = FAMILIES[name];
    if (family === undefined) throw new Error(`lara: unknown component "${name}"`);
    return family;
  });
  const root = postcss.parse(source);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(font-face|import|charset)$/, (rule) => void rule.remove());
  if (!components.includes('common')) root.walkAtRules('keyframes', (rule) => void rule.remove());
  root.walkRules((rule) => keepWantedSelectors(rule, families));
  root.walkDecls((declaration) => {
    if (isForeign(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(--maskbg)')) declaration.value = 'var(--mask)';
    else declaration.value = withTokens(declaration.prop, declaration.value);
  });
  removeEmpty(root);
  return root.toString();
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    if (node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

const THEME_FILES: Record<string, readonly string[]> = {
  // Worn by native elements, before PrimeReact itself is loaded.
  'virtual:lara/public.css': ['common', 'button', 'inputtext', 'inputtextarea', 'checkbox'],
  'virtual:lara/cabinet.css': ['dialog', 'toast', 'menu'],
};

const THEME_PATH = 'primereact/resources/themes/lara-light-green/theme.css';

/** Vite plugin: serves the two parts of the theme as style modules. */
export function laraTheme(): Plugin {
  const path = createRequire(import.meta.url).resolve(THEME_PATH);
  return {
    name: 'lara-theme',
    enforce: 'pre',
    resolveId(id) {
      // A plain path rather than the usual NUL prefix: vite's own style pipeline must take it up.
      return id in THEME_FILES ? `/${id.replace(':', '/')}` : null;
    },
    async load(id) {
      const components = THEME_FILES[id.replace(/^\/virtual\//, 'virtual:')];
      if (components === undefined) return null;
      return buildLaraTheme(await readFile(path, 'utf8'), components);
    },
  };
}
