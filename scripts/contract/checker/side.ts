/** Who wrote what is checked. What only the other one may write is not demanded. */
export type Side = 'request' | 'response';
