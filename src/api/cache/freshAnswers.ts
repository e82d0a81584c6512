/**
 * Seconds for which an answer needs no second question. A tab asks while its code is still coming,
 * and the component that appears a moment later asks the same: that is one question.
 */
export const FRESH_SECONDS = 3;
