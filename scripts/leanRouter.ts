import type { Plugin } from 'vite';

const DISTRIBUTION = 'node_modules/react-router/dist/production';
/** Names for developer tools; each of them keeps a component that nobody uses in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Calls that only make a component or a context: without the mark a bundler must keep them. */
const MAKES_COMPONENT =
  /^((?:var|const|let) \w+ = )(React\w*\.(?:forwardRef|memo|createContext)\()/gm;

/** The module's code in a form whose unused components a bundler can drop. */
export function droppable(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(MAKES_COMPONENT, '$1/* @__PURE__ */ $2');
}

/**
 * react-router in production builds: its package names the development build only (the other lies
 * beside it), and its unused components are not marked as droppable.
 */
export function leanRouter(root: string): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: {
          'react-router/dom': `${root}/${DISTRIBUTION}/dom-export.mjs`,
          'react-router': `${root}/${DISTRIBUTION}/index.mjs`,
        },
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}
