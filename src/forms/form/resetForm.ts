import type { FormApi } from 'final-form';

/**
 * Takes every change back, or takes `values` for what the form started with. `form.reset()` alone would
 * keep the changed fields: it initializes the form anew, and our forms keep what was typed when that
 * happens (`keepDirtyOnReinitialize`).
 */
export function resetForm<Values extends object>(
  form: Pick<FormApi<Values, Partial<Values>>, 'reset' | 'setConfig'>,
  values?: Partial<Values>,
): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset(values);
  form.setConfig('keepDirtyOnReinitialize', true);
}
