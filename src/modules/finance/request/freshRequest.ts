/**
 * Seconds for which an answer needs no second question: the page asks before its code is there, and
 * the component that appears a moment later asks the same. A draft is compared with what the server
 * holds now, so nothing older will do.
 */
export const FRESH_SECONDS = 3;
