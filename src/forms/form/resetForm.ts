import type { FormApi } from 'final-form';

/**
 * Takes every change back. `form.reset()` alone would keep the changed fields: it initializes the
 * form anew, and our forms keep what was typed when that happens (`keepDirtyOnReinitialize`).
 */
export function resetForm(form: Pick<FormApi, 'reset' | 'setConfig'>): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset();
  form.setConfig('keepDirtyOnReinitialize', true);
}
