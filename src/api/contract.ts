/** Version of the contract that the cabinet was built with, and counts of operations by origin. */
export { contractSummary } from './generated/contractSummary';
export type { Decoded, ListPage } from './answers/decoded';
