import type { FieldError } from '../../../../api/errors';
import { LIST_MESSAGES } from './requestForm';

/**
 * The messages of the server at the fields of this form: those about a list as a whole have a place
 * of their own, and consents are named by their flag here and by their number there.
 *
 * @param flags the consents in the order of the server
 */
export function serverErrors(
  fieldErrors: readonly FieldError[],
  flags: readonly string[],
): FieldError[] {
  return fieldErrors.map(({ field, message }) => {
    if (field === 'founders' || field === 'contactData') {
      return { field: LIST_MESSAGES[field], message };
    }
    const [group, index] = field.split('.');
    const flag = group === 'agreementFlags' ? flags[Number(index)] : undefined;
    return { field: flag === undefined ? field : `agreementFlags.${flag}`, message };
  });
}
