import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The variables of a build, as the cabinet reads them from its page. */
export function variableTags(env: Readonly<Record<string, unknown>>): HtmlTagDescriptor[] {
  return Object.entries(env).flatMap(([name, content]) =>
    name.startsWith('VITE_') && typeof content === 'string' && content.trim() !== ''
      ? [{ tag: 'meta', attrs: { name, content }, injectTo: 'head' as const }]
      : [],
  );
}

/**
 * Puts the variables of a build into its page as `<meta name="VITE_…">`: there a server puts those of
 * its stand behind them, and the scripts are the same whatever is set.
 */
export function pageVariables(): Plugin {
  let tags: HtmlTagDescriptor[] = [];
  return {
    name: 'page-variables',
    apply: 'build',
    configResolved: ({ env }) => {
      tags = variableTags(env);
    },
    transformIndexHtml: () => tags,
  };
}
