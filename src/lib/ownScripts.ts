/** Makes addresses of scripts that the browser takes where Trusted Types are demanded. */
interface ScriptPolicy {
  /** A `TrustedScriptURL`, which the types of the language do not know yet. */
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Not every browser has it. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/**
 * A policy of Trusted Types: it lets scripts of the cabinet's own origin through and no other. To be
 * made once in the life of a page, under a name of `trusted-types` in deploy/settings/page.sh.
 */
export function ownScripts(name: string): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError('Only scripts of the cabinet are loaded');
    },
  };
  const policy = window.trustedTypes?.createPolicy(name, rules) ?? rules;
  return { createScriptURL: (address) => policy.createScriptURL(address) };
}
