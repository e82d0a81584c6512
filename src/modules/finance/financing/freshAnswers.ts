/**
 * Seconds for which an answer needs no second question: `load` asks while the code is still coming,
 * and the component that appears a moment later asks the same.
 */
export const FRESH_SECONDS = 3;
