/** First interval of polling for orders and claims whose status changes, milliseconds. */
export const MOVING_MS = 15_000;
