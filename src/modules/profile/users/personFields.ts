import { maxLength } from '../../../forms/validators/text';

/** The longest part of a name (contract, NewUser and UserUpdate). */
export const nameRule = maxLength(100);
