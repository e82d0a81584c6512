import type { ApiError } from '../../../../api/errors';
import type { SearchOption } from '../../../../forms/search/useOptionSearch';
import { formatDate } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { isIsoDay } from '../../../../lib/isoDay';

/** Returns a colleague's value for a field of the form, as text; undefined for a value that needs no conversion. */
export function ruleWords(field: string, value: unknown): string | undefined {
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'включено' : 'выключено';
  if (isIsoDay(value)) return formatDate(value);
  if (Array.isArray(value)) {
    const buyers: readonly SearchOption[] = value;
    return buyers.map(({ name }) => name).join(', ') || 'другие покупатели';
  }
  // The id of an agreement means nothing to users.
  return field === 'agreementId' ? 'другой договор' : undefined;
}

/** Returns a failure with the names of this form's fields: `debtorIds` of the server is `buyers` here. */
export function ruleFailure(failure: ApiError): ApiError {
  return {
    ...failure,
    fieldErrors: failure.fieldErrors.map((error) =>
      /^debtorIds(?:\.|$)/.test(error.field) ? { ...error, field: 'buyers' } : error,
    ),
  };
}
