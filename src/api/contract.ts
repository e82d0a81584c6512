/** Version of the contract that the cabinet was built with, and the number of its operations of each origin. */
export { contractSummary } from './generated/contractSummary';
export type { Decoded, ListPage } from './answers/decoded';
