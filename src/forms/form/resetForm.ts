import type { FormApi } from 'final-form';

/**
 * Undoes every change, or makes `values` the initial ones. `form.reset()` alone would keep the changed fields, because
 * it initializes the form again and our forms keep typed values then (`keepDirtyOnReinitialize`).
 */
export function resetForm<Values extends object>(
  form: Pick<FormApi<Values, Partial<Values>>, 'reset' | 'setConfig'>,
  values?: Partial<Values>,
): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset(values);
  form.setConfig('keepDirtyOnReinitialize', true);
}
