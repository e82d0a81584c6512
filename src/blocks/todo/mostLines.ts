/** Maximum number of lines of «Что сделать» that are visible at once. */
export const MOST_LINES = 5;
