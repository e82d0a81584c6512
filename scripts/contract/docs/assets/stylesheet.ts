import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';

const TOKENS = join(import.meta.dirname, '../../../../src/ui/theme/tokens.css');
const STYLES = join(import.meta.dirname, 'styles');
/** The parts of the portal's own rules, in the order in which they stand. */
const PARTS = ['base', 'frame', 'search', 'marks', 'content'] as const;

const DARK = "[data-theme='dark']";

/**
 * The cabinet's design tokens, light or dark as the system has it: the portal has no switch.
 * @throws Error where the tokens have no dark half, so that a change of their file is looked at
 */
export function tokensBySystem(source: string): string {
  const root = postcss.parse(source);
  const dark: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => selector.replaceAll('"', "'").includes(DARK)))
      dark.push(rule);
  });
  if (dark.length === 0) throw new Error(`tokens.css: no rule for ${DARK}`);
  const media = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
  for (const rule of dark) {
    rule.selector = ':root';
    media.append(rule.remove());
  }
  root.append(media);
  root.walkComments((comment) => void comment.remove());
  return root.toString();
}

/** portal.css, whole: the tokens, then the portal's own rules. */
export async function stylesheet(): Promise<string> {
  const files = [TOKENS, ...PARTS.map((part) => join(STYLES, `${part}.css`))];
  const [tokens = '', ...styles] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [tokensBySystem(tokens), ...styles].join('\n');
}
