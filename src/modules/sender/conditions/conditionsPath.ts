import { paths } from '../../../domain/paths';

const PARAMETER = 'insurance';
const APPLYING = 'applying';

/** The conditions with the bar that switches the insurance on (specification, section 2). */
export const applyingPath = `${paths.insuranceConditions}?${PARAMETER}=${APPLYING}`;

/** Whether the address asks for that bar. */
export function isApplying(query: URLSearchParams): boolean {
  return query.get(PARAMETER) === APPLYING;
}
