import type { FormApi } from 'final-form';

/**
 * Resets the form to its initial values, or to `values` as the new initial ones. `form.reset()` alone would keep the
 * changed fields, because the cabinet's forms set `keepDirtyOnReinitialize`.
 */
export function resetForm<Values extends object>(
  form: Pick<FormApi<Values, Partial<Values>>, 'reset' | 'setConfig'>,
  values?: Partial<Values>,
): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset(values);
  form.setConfig('keepDirtyOnReinitialize', true);
}
