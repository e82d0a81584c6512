/**
 * Seconds for which an answer needs no second question. A page asks while its code is still coming,
 * and the component that appears a moment later asks the same: that is one question. Anybody who
 * comes back later gets the server's word anew.
 */
export const FRESH_SECONDS = 3;
