import type { Plugin } from 'vite';
import { callSource } from './callSource.ts';
import { bundledScript, inlineScript } from './inlineScript.ts';

const EMPTY_ROOT = '<div id="root"></div>';

const SCRIPT = 'src/modules/account/login/beforeReact.ts';

/**
 * Returns the page of /login: the cabinet's page with the form and the inline script that handles the form until the
 * cabinet has loaded.
 */
export function withForm(page: string, form: string, script: string): string {
  if (!page.includes(EMPTY_ROOT)) throw new Error(`index.html: there is no ${EMPTY_ROOT}`);
  if (!form.includes('<form')) throw new Error('The markup of /login has no form');
  // A native submit would put the password into the address. Outside of a dialog, `method="dialog"` does nothing.
  const safeForm = form.replace('<form', '<form method="dialog"');
  return page
    .replace('</title>', () => `</title>\n    ${inlineScript(script)}`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-page="/login">${safeForm}</div>`);
}

/**
 * Writes `login.html`: the page with the sign-in form, rendered by React, so that users can type before any script has
 * loaded.
 */
export function signInPage(root: string): Plugin {
  let form: Promise<string>;
  return {
    name: 'sign-in-page',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      form = callSource<string>(root, '/scripts/release/drawSignIn.tsx', 'drawSignIn');
      form.catch(() => {}); // avoids an unhandled rejection; generateBundle reports the error
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const script = await bundledScript(root, SCRIPT);
      const source = withForm(String(page.source), await form, script);
      this.emitFile({ type: 'asset', fileName: 'login.html', source });
    },
  };
}
