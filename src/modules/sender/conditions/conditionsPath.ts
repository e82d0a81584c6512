import { paths } from '../../../domain/paths';

const PARAMETER = 'insurance';
const APPLYING = 'applying';

/** N3: address of the conditions that opens the form to switch the insurance on. */
export const applyingPath = `${paths.insuranceConditions}?${PARAMETER}=${APPLYING}`;

export function isApplying(query: URLSearchParams): boolean {
  return query.get(PARAMETER) === APPLYING;
}
