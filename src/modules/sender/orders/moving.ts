/** The first interval of questions about what moves by itself, milliseconds. */
export const MOVING_MS = 15_000;
