/** Which contract the cabinet was built with, and how much of it comes from where. */
export { contractSummary } from './generated/contractSummary';
export type { Decoded, ListPage } from './answers/decoded';
