import type { FormApi } from 'final-form';

/**
 * Sets a form back to its initial values for good. `reset` alone keeps whatever is dirty in a form
 * that keeps dirty input on reinitialisation, as every `FormShell` does.
 */
export function discardInput(form: FormApi): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset();
  form.setConfig('keepDirtyOnReinitialize', true);
}
