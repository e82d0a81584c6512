/**
 * Seconds for which an answer about an account needs no second question: a page asks while its code
 * is still coming, and the component that appears a moment later asks the same.
 */
export const FRESH_SECONDS = 3;
