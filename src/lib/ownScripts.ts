/** Creates script addresses that the browser accepts under Trusted Types. */
interface ScriptPolicy {
  /** Returns a `TrustedScriptURL`, a type that TypeScript does not know yet. */
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/**
 * Creates a Trusted Types policy that allows scripts of the cabinet's own origin only. Call it once per page, with a
 * name that the `trusted-types` directive in deploy/settings/page.sh lists.
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
