import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Variables that the cabinet reads from its page; `deploy/settings/page.sh` has the same list. */
export const PAGE_VARIABLES = [
  'VITE_BRAND_NAME',
  'VITE_BRAND_LOGO',
  'VITE_SUPPORT_PHONE',
  'VITE_SUPPORT_EMAIL',
  'VITE_SUPPORT_HOURS',
  'VITE_CAPTCHA_SITE_KEY',
  'VITE_CAPTCHA_TEST',
  'VITE_SETTLEMENT_URL',
  'VITE_ERROR_REPORTING_DSN',
  'VITE_ERROR_REPORTING_ENVIRONMENT',
  'VITE_ANALYTICS_URL',
  'VITE_ANALYTICS_SITE_ID',
  'VITE_ANALYTICS_SCRIPT_HASH',
] as const;

/**
 * Returns the variables of a build as the tags that the cabinet reads from its page. Other variables of the environment
 * are never included, because the page is public.
 */
export function variableTags(env: Readonly<Record<string, unknown>>): HtmlTagDescriptor[] {
  return PAGE_VARIABLES.flatMap((name) => {
    const content = env[name];
    return typeof content === 'string' && content.trim() !== ''
      ? [{ tag: 'meta', attrs: { name, content }, injectTo: 'head' as const }]
      : [];
  });
}

/**
 * Adds the variables of a build to its page as `<meta name="VITE_…">`. A server appends the variables of its
 * deployment, so the scripts are the same everywhere.
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
